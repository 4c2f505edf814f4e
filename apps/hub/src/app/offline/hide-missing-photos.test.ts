import { expect, test, vi } from 'vitest';
import { hideMissingPhotos } from './hide-missing-photos.ts';

class Photo extends EventTarget {
  src = '/menu-photos/latte.webp';
  style = { visibility: '' };
  complete = true;
  setAttribute = vi.fn<(name: string, value: string) => void>();
  alt: string;
  naturalWidth: number;
  constructor(alt: string, naturalWidth: number) {
    super();
    this.alt = alt;
    this.naturalWidth = naturalWidth;
  }
}

/** Sends an event of a photo to the page's capturing listeners. */
function tell(page: EventTarget, photo: Photo, type: 'error' | 'load') {
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: photo }));
}

test('photos that cannot be fetched are hidden, and fetched again once there is a network', () => {
  const [missing, there, paper] = [new Photo('', 0), new Photo('', 56), new Photo('사업자등록증', 0)];
  const images = [missing, there, paper] as unknown as HTMLImageElement[];
  const page = Object.assign(new EventTarget(), { images });
  const network = new EventTarget();
  hideMissingPhotos(page, network);
  expect([missing, there, paper].map(({ style }) => style.visibility)).toEqual(['hidden', '', '']);

  tell(page, there, 'error');
  expect(there.style.visibility).toBe('hidden');

  network.dispatchEvent(new Event('online'));
  expect(missing.setAttribute).toHaveBeenCalledExactlyOnceWith('src', missing.src);
  tell(page, missing, 'load');
  expect(missing.style.visibility).toBe('');
  network.dispatchEvent(new Event('online'));
  expect(missing.setAttribute).toHaveBeenCalledOnce();
  expect(there.setAttribute).toHaveBeenCalledTimes(2);
});
