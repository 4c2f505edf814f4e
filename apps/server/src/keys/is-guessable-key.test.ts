import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessableKey } from './is-guessable-key.ts';

const counting = Buffer.from(Array.from({ length: 32 }, (_, i) => i));

test.each([
  ['a repeated character', 'a'.repeat(40)],
  ['zeros in hexadecimal', '0'.repeat(64)],
  ['a repeated pattern, cut off at its end', 'maru-key-maru-key-maru-key-maru-ke'],
  ['digits over and over', '0123456789'.repeat(4)],
  ['the alphabet and digits', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcbazyxwvu'],
  ['every third letter', Buffer.from(Array.from({ length: 32 }, (_, i) => 33 + ((i * 3) % 90))).toString()],
  ['ascending bytes in hexadecimal', counting.toString('hex')],
  ['descending bytes in hexadecimal', Buffer.from(counting.toReversed()).toString('hex').toUpperCase()],
  ['ascending bytes in base64', counting.toString('base64')],
  ['ascending bytes in base64url', counting.toString('base64url')],
  ['one byte in base64', Buffer.alloc(32, 7).toString('base64')],
  ['few different characters', 'abcabdacbdbacdabdcabcdbadcabbacd'],
])('%s is guessable', (_what, key) => {
  expect(isGuessableKey(key)).toBe(true);
});

test('random keys in any encoding, and sentences, are not guessable', () => {
  // Pseudo-random, so that the test is deterministic.
  const bytes = (n: number, length: number) =>
    createHash('sha512').update(`${n}`).digest().subarray(0, length);
  const keys = Array.from({ length: 2_000 }, (_, n) => [
    bytes(n, 16).toString('hex'),
    bytes(n, 32).toString('hex'),
    bytes(n, 32).toString('base64'),
    bytes(n, 24).toString('base64url'),
  ]).flat();

  expect(keys.filter(isGuessableKey)).toEqual([]);
  expect(isGuessableKey(randomBytes(32).toString('base64url'))).toBe(false);
  expect(isGuessableKey('a master key of more than thirty-two letters')).toBe(false);
});
