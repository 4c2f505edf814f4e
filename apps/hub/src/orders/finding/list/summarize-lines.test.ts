import { expect, test } from 'vitest';
import { summarizeLines } from './summarize-lines.ts';

const line = (name: string, quantity: number) => ({ name, nameEn: null, quantity });

test('a short description is the first line and the number of other pieces', () => {
  const lines = [line('아메리카노', 3), line('크로플', 1), line('라떼', 2)];
  expect(summarizeLines(lines)).toMatchObject({ first: { name: '아메리카노' }, others: 3 });
  expect(summarizeLines(lines.slice(0, 1)).others).toBe(0);
});
