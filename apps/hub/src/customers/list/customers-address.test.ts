import { expect, test } from 'vitest';
import { changeCustomersAddress, readCustomersAddress } from './customers-address.ts';

test('an address keeps search, tag and page, and drops everything else', () => {
  expect(readCustomersAddress({ q: ' 5678 ', tag: '단골', cursor: 'next', other: 'x' })).toEqual({
    q: '5678',
    tag: '단골',
    cursor: 'next',
  });
  expect(readCustomersAddress({ q: '', cursor: '', news: 'REFUSED' })).toEqual({});
  expect(readCustomersAddress({ news: 'AGREED' })).toEqual({ news: 'AGREED' });
  expect(readCustomersAddress({ q: 5678 })).toEqual({ q: '5678' });
});

test('another search begins at the first page', () => {
  expect(changeCustomersAddress({ q: '김', cursor: 'c' }, { q: '이' })).toEqual({ q: '이' });
  expect(changeCustomersAddress({ q: '김', cursor: 'c' }, { news: 'AGREED' })).toEqual({
    q: '김',
    news: 'AGREED',
  });
  expect(changeCustomersAddress({ tag: '단골', cursor: 'c' }, { tag: undefined })).toEqual({});
  expect(changeCustomersAddress({ q: '김', cursor: 'c' }, { cursor: 'd' })).toEqual({ q: '김', cursor: 'd' });
});
