import { beforeEach, expect, test, vi } from 'vitest';
import { aStorage } from '#hub/lib/device/storage-builders.ts';
import { choosePaper, pageRule, readPaper } from './paper.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});

test('a device prints on 80 mm until it chooses another paper', () => {
  expect(readPaper()).toBe('80');
  choosePaper('58');
  expect(readPaper()).toBe('58');
  localStorage.setItem('maru.receipt.paper', 'A4');
  expect(readPaper()).toBe('80');
});

test('the page is as wide as the paper and as long as the receipt, with 48 or 72 mm to print on', () => {
  // 378 px are slightly more than 100 mm.
  expect(pageRule('58', 378)).toBe('@page { size: 58mm 109mm; margin: 4mm 5mm; }');
  expect(pageRule('80', 378)).toBe('@page { size: 80mm 109mm; margin: 4mm 4mm; }');
});
