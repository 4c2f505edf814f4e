import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same function at every render; it runs the one of the last render. For handlers given to a component that renders
 * only when its props change. Not to be called while rendering.
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
