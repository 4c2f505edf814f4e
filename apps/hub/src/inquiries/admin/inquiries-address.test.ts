import { expect, test } from 'vitest';
import { changeInquiriesAddress, readInquiriesAddress } from './inquiries-address.ts';

test('unknown parameters are dropped, and the list of waiting inquiries is the default and needs none', () => {
  expect(readInquiriesAddress({ state: 'SECRETS', q: ' 김 ', page: '0', other: 1 })).toEqual({ q: '김' });
  expect(readInquiriesAddress({ state: 'OVERDUE', page: '3' })).toEqual({ state: 'OVERDUE', page: 3 });
  expect(readInquiriesAddress({ state: 'WAITING' })).toEqual({});
});

test('another state or search goes back to the first page', () => {
  const before = { state: 'ANSWERED', page: 4 } as const;
  expect(changeInquiriesAddress(before, { q: '김' })).toEqual({ state: 'ANSWERED', q: '김' });
  expect(changeInquiriesAddress(before, { state: 'WAITING' })).toEqual({});
  expect(changeInquiriesAddress(before, { page: 5 })).toEqual({ state: 'ANSWERED', page: 5 });
});
