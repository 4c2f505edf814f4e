import { expect, test } from 'vitest';
import { contentTypes, fileProblem, filePurposes, fileRules, folderPurposes } from './file-rules.ts';

test.each([
  ['PROFILE_IMAGE', 'image/png', 1, undefined],
  ['PROFILE_IMAGE', 'image/jpeg', 10_000_000, undefined],
  ['PROFILE_IMAGE', 'image/jpeg', 10_000_001, 'FILE_TOO_LARGE'],
  ['PROFILE_IMAGE', 'video/mp4', 1, 'FILE_TYPE_NOT_ALLOWED'],
  ['REGISTRATION_IMAGE', 'image/png', 20_000_000, undefined],
  ['REGISTRATION_IMAGE', 'image/png', 20_000_001, 'FILE_TOO_LARGE'],
  ['REGISTRATION_IMAGE', 'application/pdf', 1, 'FILE_TYPE_NOT_ALLOWED'],
  ['REGISTRATION_IMAGE', 'image/svg+xml', 1, 'FILE_TYPE_NOT_ALLOWED'],
  ['VIDEO', 'video/mp4', 200_000_000, undefined],
  ['VIDEO', 'video/webm', 200_000_001, 'FILE_TOO_LARGE'],
  ['VIDEO', 'image/jpeg', 1, 'FILE_TYPE_NOT_ALLOWED'],
  // The type is checked before the size.
  ['VIDEO', 'text/html', 999_999_999, 'FILE_TYPE_NOT_ALLOWED'],
] as const)('a %s of %s with %d bytes: %s', (purpose, contentType, bytes, problem) => {
  expect(fileProblem(purpose, { contentType, bytes })).toBe(problem);
});

test('spec 5 · a registration image is PNG or JPG', () => {
  expect(fileRules.REGISTRATION_IMAGE.types).toEqual(['image/png', 'image/jpeg']);
});

test('spec 7 · signed cookies are for profile images and videos', () => {
  expect(folderPurposes).toEqual(['PROFILE_IMAGE', 'VIDEO']);
});

test('every purpose allows at least one content type, and only known ones', () => {
  for (const purpose of filePurposes) {
    const { types } = fileRules[purpose];
    expect(types.length).toBeGreaterThan(0);
    expect(types.every((type) => contentTypes.includes(type))).toBe(true);
  }
});
