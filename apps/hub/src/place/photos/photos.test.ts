import { mostPhotos } from '@maru/contract/place/place-limits.ts';
import { expect, test } from 'vitest';
import type { FormPhoto } from '#hub/place/editor/place-form.ts';
import { inOrderOf, withPhoto } from './photos.ts';

const photo = (imageKey: string): FormPhoto => ({
  ...{ imageKey, imageUrl: `/${imageKey}.jpg`, width: 4, height: 3, alt: imageKey, altEn: '' },
});
const keysOf = (photos: readonly FormPhoto[]) => photos.map(({ imageKey }) => imageKey);
const photos = ['a', 'b', 'c'].map(photo);

test('photos follow the order of their keys', () => {
  expect(keysOf(inOrderOf(photos, ['c', 'a', 'b']))).toEqual(['c', 'a', 'b']);
});

test('a restored photo is put where it was, only once, and last if there are fewer photos than before', () => {
  const without = photos.toSpliced(1, 1);
  expect(keysOf(withPhoto(without, photo('b'), 1))).toEqual(['a', 'b', 'c']);
  expect(keysOf(withPhoto(photos, photo('b'), 1))).toEqual(['a', 'b', 'c']);
  expect(keysOf(withPhoto([], photo('b'), 1))).toEqual(['b']);
});

test('a full page takes no further photo', () => {
  const full = Array.from({ length: mostPhotos }, (_, index) => photo(`p${index}`));
  expect(withPhoto(full, photo('x'), 0)).toHaveLength(mostPhotos);
});
