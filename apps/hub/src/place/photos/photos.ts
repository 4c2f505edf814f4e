import { mostPhotos } from '@maru/contract/place/place-limits.ts';
import type { FormPhoto } from '#hub/place/editor/place-form.ts';

/** Photos in the order of these keys. */
export function inOrderOf(photos: readonly FormPhoto[], order: readonly string[]): FormPhoto[] {
  return order.flatMap((imageKey) => photos.filter((photo) => photo.imageKey === imageKey));
}

/** With a photo that came back or was uploaded at this place; a photo that is there stays once. */
export function withPhoto(photos: readonly FormPhoto[], photo: FormPhoto, index: number): FormPhoto[] {
  const isThere = photos.some(({ imageKey }) => imageKey === photo.imageKey);
  if (isThere || photos.length >= mostPhotos) return [...photos];
  return photos.toSpliced(index, 0, photo);
}
