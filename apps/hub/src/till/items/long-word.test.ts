import { expect, test } from 'vitest';
import { hasLongWord } from './long-word.ts';

test.each(['Lemonade', 'Strawberry latte', 'Iced caramel macchiato', '카라멜마끼아또', '아이스 바닐라라떼'])(
  '%s is set as large as every other name',
  (name) => {
    expect(hasLongWord(name)).toBe(false);
  },
);

test.each(['Chocolatechip', 'Warm Gingerbreadlatte', '아이스아메리카노', '제주한라봉에이드 (소)'])(
  'a word of %s needs a smaller font',
  (name) => {
    expect(hasLongWord(name)).toBe(true);
  },
);
