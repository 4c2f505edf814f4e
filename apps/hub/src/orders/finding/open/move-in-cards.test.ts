import { expect, test } from 'vitest';
import { moveInCards } from './move-in-cards.ts';

/** Four columns, ten cards: two full rows and one of two. */
const cards = (from: number) => ({ from, columns: 4, count: 10 });

test.each([
  ['the first press finds the first card', 'ArrowDown', -1, 0],
  ['right', 'ArrowRight', 3, 4],
  ['right at the end', 'ArrowRight', 9, 9],
  ['left at the beginning', 'ArrowLeft', 0, 0],
  ['down', 'ArrowDown', 1, 5],
  ['down above a shorter row', 'ArrowDown', 7, 9],
  ['down in the last row', 'ArrowDown', 8, 8],
  ['up', 'ArrowUp', 5, 1],
  ['up in the first row', 'ArrowUp', 2, 2],
])('%s: %s leads from card %i to card %i', (_name, key, from, to) => {
  expect(moveInCards(key, cards(from))).toBe(to);
});
