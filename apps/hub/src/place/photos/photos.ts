import { mostPhotos } from '@maru/contract/place/place-limits.ts';
import type { FormPhoto } from '#hub/place/editor/place-form.ts';

/** Sorts the photos by these keys. */
export function inOrderOf(photos: readonly FormPhoto[], order: readonly string[]): FormPhoto[] {
  return order.flatMap((imageKey) => photos.filter((photo) => photo.imageKey === imageKey));
}

/**
 * Inserts a photo that was restored or uploaded at this index. A photo that is already there is not added
 * twice.
 */
export function withPhoto(photos: readonly FormPhoto[], photo: FormPhoto, index: number): FormPhoto[] {
  const isThere = photos.some(({ imageKey }) => imageKey === photo.imageKey);
  if (isThere || photos.length >= mostPhotos) return [...photos];
  return photos.toSpliced(index, 0, photo);
}
