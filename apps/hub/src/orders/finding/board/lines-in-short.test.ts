import { expect, test } from 'vitest';
import { linesInShort } from './lines-in-short.ts';

const line = (name: string, quantity: number) => ({ name, nameEn: null, quantity });

test('a short description is the first line and the number of other pieces', () => {
  const lines = [line('아메리카노', 3), line('크로플', 1), line('라떼', 2)];
  expect(linesInShort(lines)).toMatchObject({ first: { name: '아메리카노' }, others: 3 });
  expect(linesInShort(lines.slice(0, 1)).others).toBe(0);
});
