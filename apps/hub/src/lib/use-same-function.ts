import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the same function at every render. It calls the function of the last render. For handlers of a
 * component that renders only when its props change. Do not call it while rendering.
 */
export function useSameFunction<A extends unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const last = useRef(latest);
  useLayoutEffect(() => {
    last.current = latest;
  });
  return useState(
    () =>
      (...args: A) =>
        last.current(...args),
  )[0];
}
