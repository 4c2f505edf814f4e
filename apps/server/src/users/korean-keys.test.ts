import { expect, test } from 'vitest';
import { latinKeysOf } from './korean-keys.ts';

test.each([
  ['가나다', 'rkskek'],
  ['마루', 'akfn'],
  ['사랑해', 'tkfkdgo'],
  ['비밀번호', 'qlalfqjsgh'],
  ['떡볶이', 'EjrqhRdl'],
  ['닭갈비', 'ekfrrkfql'],
  ['괜찮아', 'rhoscksgdk'],
  ['의자2', 'dmlwk2'],
])('%s is typed %s', (word, keys) => {
  expect(latinKeysOf(word)).toBe(keys);
});
