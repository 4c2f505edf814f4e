import { useState } from 'react';

/** Longest time in ms between the halves of a double press, as for double clicks on desktops. */
const doublePress = 500;

/** Recognizes the second half of a double press. All times must come from one clock, `performance.now` or events. */
export function doublePressClock() {
  let beganAt = Number.NEGATIVE_INFINITY;
  return {
    /** Records a press. Another press soon after it counts as its second half. */
    begin(at = performance.now()) {
      beganAt = at;
    },
    isSecondHalf: (at = performance.now()) => at - beganAt < doublePress,
  };
}

/** Use it where a press opens another question, or puts another button under the pointer. */
export function useDoublePress() {
  return useState(doublePressClock)[0];
}
