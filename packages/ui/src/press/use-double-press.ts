import { useState } from 'react';

/** The second half of a double press comes within this, in ms: as long as desktops wait for a double click. */
const doublePress = 500;

/** Tells the second half of a double press from an answer of its own. Times are of one clock, `performance.now` or events. */
export function doublePressClock() {
  let beganAt = Number.NEGATIVE_INFINITY;
  return {
    /** What comes shortly after this is its second half. */
    begin(at = performance.now()) {
      beganAt = at;
    },
    isSecondHalf: (at = performance.now()) => at - beganAt < doublePress,
  };
}

/** For a press that leads to another question, or brings another button under the same finger. */
export function useDoublePress() {
  return useState(doublePressClock)[0];
}
