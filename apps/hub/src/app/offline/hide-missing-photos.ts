type Page = EventTarget & { images: Iterable<HTMLImageElement> };

/**
 * While there is no network, leaves the place of decorative photos (without alternative text) empty, so that
 * no broken picture is shown. They are fetched again once there is a network.
 */
export function hideMissingPhotos(page: Page = document, network: EventTarget = window) {
  const hidden = new Set<HTMLImageElement>();
  const hide = (photo: HTMLImageElement) => {
    photo.style.visibility = 'hidden';
    hidden.add(photo);
  };
  const isPhoto = (element: EventTarget | null): element is HTMLImageElement =>
    element !== null && 'alt' in element && 'naturalWidth' in element && element.alt === '';

  for (const photo of page.images)
    if (isPhoto(photo) && photo.complete && photo.naturalWidth === 0) hide(photo);
  // Events of images do not bubble.
  page.addEventListener('error', ({ target }) => isPhoto(target) && hide(target), true);
  page.addEventListener(
    'load',
    ({ target }) => {
      if (isPhoto(target) && hidden.delete(target)) target.style.visibility = '';
    },
    true,
  );
  network.addEventListener('online', () => {
    for (const photo of hidden) photo.setAttribute('src', photo.src);
  });
}
