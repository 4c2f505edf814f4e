import { expect, test } from 'vitest';
import { webAddress } from './fields.ts';
import { readWebAddress } from './web-address.ts';

test.each([
  ['https://maru.example/menu?table=3#top', 'https://maru.example/menu?table=3#top'],
  ['HTTP://Maru.Example', 'HTTP://Maru.Example'],
  ['maru.example', 'https://maru.example'],
  ['www.maru.example:8443/메뉴', 'https://www.maru.example:8443/메뉴'],
  ['마루.한국', 'https://마루.한국'],
])('%s is a web address', (typed, address) => {
  expect(readWebAddress(typed)).toBe(address);
});

test.each([
  ['javascript:alert(1)'],
  ['JavaScript:1'],
  ['javascript:location.href=1'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x.y'],
  ['file:///etc/passwd'],
  ['ftp://maru.example'],
  ['mailto:owner@maru.example'],
  ['//maru.example'],
  ['https:maru.example'],
  ['https://owner@maru.example'],
  ['https://maru.example/a b'],
  ['https://maru'],
  ['준비 중'],
  [''],
])('%j is not a web address', (typed) => {
  expect(readWebAddress(typed)).toBeUndefined();
});

test('an address is stored with its scheme and within its maximum length', () => {
  const schema = webAddress(30);
  expect(schema.parse('  maru.example ')).toBe('https://maru.example');
  const refusalOf = (value: string) => schema.safeParse(value).error?.issues[0]?.message;
  expect(refusalOf('javascript:alert(1)')).toBe('wrongWebAddress');
  expect(refusalOf('')).toBe('required');
  expect(refusalOf(`${'m'.repeat(25)}.kr`)).toBe('tooLong');
});
