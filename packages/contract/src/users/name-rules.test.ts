import { expect, test } from 'vitest';
import { UserName } from './user-fields.ts';

const wrongWith = (name: string) => UserName.safeParse(name).error?.issues.map(({ message }) => message);

test.each([
  '김하늘',
  'Ana-María O’Neil',
  '田中 太郎',
  'محمد علی',
  'நாராயணன்',
  '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  '👩‍🍳 민지',
])('%s is a valid name', (name) => {
  expect(UserName.parse(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['a line of its own', '김하늘\n관리자'],
  ['a tab', '김\t하늘'],
  ['a terminal sequence', '김\u001B[31m하늘'],
  ['a C1 control', '김\u0085하늘'],
  ['NUL', '김\0하늘'],
  ['a line separator', '김\u2028하늘'],
  ['an override of the direction', '\u202E늘하김'],
  ['an embedding', '\u202A하늘\u202C'],
  ['an isolate', '\u2067하늘\u2069'],
])('a name with %s is refused as wrongFormat, because it could change the text around it', (_, name) => {
  expect(wrongWith(name)).toContain('wrongFormat');
});

test('spec 5 · signup name: blanks alone are refused, blanks around a name are trimmed', () => {
  expect(wrongWith(' \t\n')).toEqual(['required']);
  expect(UserName.parse(' 김하늘\n')).toBe('김하늘');
});
