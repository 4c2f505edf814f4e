import { expect, test } from 'vitest';
import { joinOptionNames, splitOptionNames } from './option-names.ts';

test.each([
  ['온도 | 추가', ['온도', '추가']],
  ['온도|추가', ['온도', '추가']],
  ['온도\n추가\r\n컵', ['온도', '추가', '컵']],
  ['', []],
  [' | | ', []],
  ['온도 |', ['온도']],
  ['"가 | 나" | 다', ['가 | 나', '다']],
  ['5" 컵 | 6" 컵', ['5" 컵', '6" 컵']],
  ['"닫히지 않음 | 다', ['"닫히지 않음', '다']],
  ['"가"나 | 다', ['"가"나', '다']],
  ['"가"\n"나"', ['가', '나']],
])('%j is split into %j', (cell, names) => {
  expect(splitOptionNames(cell)).toEqual(names);
});

test('joined names are split into the same names', () => {
  const pieces = ['|', '"', '\n', '\r\n', ' ', 'a', '온도', '👍🏽', '||', '""', '" | "'];
  const names = pieces.flatMap((one) => pieces.map((other) => `x${one}${other}y`));
  const edges = pieces.flatMap((one) => [`${one}y`, `x${one}`].map((name) => name.trim())).filter(Boolean);

  for (const name of [...names, ...edges])
    expect(splitOptionNames(joinOptionNames([name, 'z', name]))).toEqual([name, 'z', name]);
});
