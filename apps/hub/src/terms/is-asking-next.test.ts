import { expect, test } from 'vitest';
import { isAskingNext } from './is-asking-next.ts';

const asked = { isToAsk: true, isLoaded: true, isCovered: false };

/** Whether the dialog is open after each change of the screen. */
function follow(screens: readonly Partial<typeof asked>[]): boolean[] {
  let isAsking = false;
  return screens.map((screen) => {
    isAsking = isAskingNext(isAsking, { ...asked, ...screen });
    return isAsking;
  });
}

test('a payment that begins while the dialog is loading keeps it closed until the payment ends', () => {
  expect(
    follow([{ isLoaded: false }, { isLoaded: false, isCovered: true }, { isCovered: true }, {}]),
  ).toEqual([...[false, false, false], true]);
});

test('once open, the dialog stays, although it covers the screen, until there is nothing more to ask', () => {
  expect(follow([{}, { isCovered: true }, { isToAsk: false, isCovered: true }])).toEqual([true, true, false]);
});

test('after it was postponed, the dialog waits until nothing else is open', () => {
  expect(follow([{}, { isToAsk: false }, { isCovered: true }, {}])).toEqual([true, false, false, true]);
});
