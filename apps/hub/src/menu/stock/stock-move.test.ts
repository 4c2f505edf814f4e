import { mostStock } from '@maru/contract/menu/menu-fields.ts';
import { expect, test } from 'vitest';
import { impossibleOf, movesOf, readMove, stockAfter } from './stock-move.ts';

const reason = '입고';

test('a stock that is not counted can only be counted', () => {
  expect(movesOf(null)).toEqual(['COUNT']);
  expect(movesOf(0)).toEqual(['COUNT', 'RECEIVE', 'DISCARD', 'STOP']);
});

test.each([
  ['COUNT', '0', { move: { kind: 'COUNT', counted: 0, reason } }],
  ['COUNT', '1,200', { move: { kind: 'COUNT', counted: 1_200, reason } }],
  ['COUNT', '-1', { problem: 'zeroOrMore' }],
  ['RECEIVE', '20', { move: { kind: 'RECEIVE', quantity: 20, reason } }],
  ['RECEIVE', '0', { problem: 'positiveOnly' }],
  ['DISCARD', '', { problem: 'required' }],
  ['DISCARD', '두 개', { problem: 'numbersOnly' }],
  ['STOP', '', { move: { kind: 'STOP', reason } }],
] as const)('a stock move %s typed as "%s" is read as %j', (kind, typed, expected) => {
  expect(readMove(kind, { typed, reason })).toEqual(expected);
});

test('a move previews the stock afterwards', () => {
  expect(stockAfter(3, { kind: 'COUNT', counted: 5, reason })).toBe(5);
  expect(stockAfter(3, { kind: 'RECEIVE', quantity: 5, reason })).toBe(8);
  expect(stockAfter(3, { kind: 'DISCARD', quantity: 2, reason })).toBe(1);
  expect(stockAfter(3, { kind: 'STOP', reason })).toBeNull();
});

test('a move cannot take more than there is, or add beyond the limit', () => {
  const left = { why: 'stockNotEnough', left: 10 };
  expect(impossibleOf(10, { kind: 'DISCARD', quantity: 12, reason })).toEqual(left);
  expect(impossibleOf(10, { kind: 'DISCARD', quantity: 10, reason })).toBeUndefined();
  const most = { why: 'stockTooLarge', most: mostStock };
  expect(impossibleOf(1, { kind: 'RECEIVE', quantity: mostStock, reason })).toEqual(most);
  expect(impossibleOf(null, { kind: 'STOP', reason })).toBeUndefined();
});
