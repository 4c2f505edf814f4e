import { expect, test } from 'vitest';
import { blanked } from './blank.ts';

test.each([
  ['GET /pay with Bearer abc.def.ghi failed', 'GET /pay with *** failed'],
  ['password: hunter2 refused', '*** refused'],
  ['{"token":"abc","count":3}', '{"***","count":3}'],
  ['no route for hong@naver.com', 'no route for ***'],
  ['called 010-1234-5678 twice', 'called *** twice'],
  ['card 4111 1111 1111 1111', 'card ***'],
  ['row 019aa000-1111-7222-8333-444455556666 is gone', 'row *** is gone'],
  ['at https://hub.maru/s/1?code=secret#top (x.js:1:2)', 'at https://hub.maru/s/1***(x.js:1:2)'],
  ['key sk_live_a1b2c3d4e5f6a7b8c9d0e1f2', 'key ***'],
  ['12 rows in 345 ms', '12 rows in 345 ms'],
])('of %j the log keeps %j', (text, kept) => {
  expect(blanked(text, 500).replaceAll('*** (', '***(')).toBe(kept);
});

test('a text of megabytes is cut, and what no database stores is left out', () => {
  expect(blanked('가'.repeat(2_000_000), 100)).toBe('가'.repeat(100));
  expect(blanked('a\0b\uD800c', 100)).toBe('ab\uFFFDc');
});
