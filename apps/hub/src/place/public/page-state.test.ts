import { expect, test } from 'vitest';
import { pageState } from './page-state.ts';

const published = {
  ...{ nameEn: null, description: '', descriptionEn: null, breaktime: '', breaktimeEn: null },
  ...{ hashtags: [], photos: [], links: [] },
};

test.each([
  ['DRAFT', null, 'WAITING'],
  ['PENDING', null, 'WAITING'],
  ['APPROVED', null, 'PRIVATE'],
  ['APPROVED', published, 'PUBLIC'],
  ['TERMINATED', published, 'HIDDEN'],
] as const)('if a store is %s and has published %j, its page is %s', (application, seen, state) => {
  expect(pageState({ published: seen }, application)).toBe(state);
});
