import { expect, test } from 'vitest';
import { createScanner } from './scanner.ts';

/** Types keys `gap` ms apart and returns the codes that were recognised. */
function type(keys: readonly string[], gap: number): string[] {
  const scanner = createScanner();
  return keys.flatMap((key, index) => {
    const heard = scanner.hear({ key, at: index * gap });
    return heard.kind === 'SCAN' ? [heard.code] : [];
  });
}

const scan = (code: string) => [...code, 'Enter'];

test('a burst of keys that ends with Enter is a scan', () => {
  expect(type(scan('8801234567893'), 8)).toEqual(['8801234567893']);
});

test('letters with Shift belong to the code', () => {
  expect(type(['Shift', 'B', 'Shift', 'N', '-', '2', '0', '0', 'Enter'], 5)).toEqual(['BN-200']);
});

test('two codes in a row are two scans', () => {
  expect(type([...scan('8801'), ...scan('8802')], 5)).toEqual(['8801', '8802']);
});

test('slow typing with Enter is no scan', () => {
  expect(type(scan('8801234567893'), 120)).toEqual([]);
});

test('two quick digits and Enter are a quantity, not a scan', () => {
  expect(type(scan('12'), 20)).toEqual([]);
});

test('the first key of a scan is recognised afterwards, a single digit never is', () => {
  const scanner = createScanner();
  for (const [index, key] of scan('8801').entries()) scanner.hear({ key, at: 100 + index * 5 });
  scanner.hear({ key: '3', at: 900 });

  expect(scanner.wasScanned(100)).toBe(true);
  expect(scanner.wasScanned(900)).toBe(false);
});

test('the first key of a scan is still recognised after further scans', () => {
  const scanner = createScanner();
  const keys = [...scan('8801'), ...scan('8802'), ...scan('8803')];
  for (const [index, key] of keys.entries()) scanner.hear({ key, at: 100 + index * 5 });

  expect(scanner.wasScanned(100)).toBe(true);
  expect(scanner.wasScanned(125)).toBe(true);
});

test('Shift within a code is part of the burst, so a number pad does not take the digits before it for an amount', () => {
  const scanner = createScanner();
  const kinds = ['1', '2', 'Shift', 'A'].map((key, index) => scanner.hear({ key, at: index * 5 }).kind);

  expect(kinds).toEqual(['NOTHING', 'BURST', 'BURST', 'BURST']);
  expect(scanner.hear({ key: 'Shift', at: 900 }).kind).toBe('NOTHING');
});
