/** Takes a slot for `by`. Returns a function that frees it, or undefined if none is free. */
export type TakeSlotOf = (by: string) => (() => void) | undefined;

/** A fixed number of slots per key, in this process, without a queue. */
export function slotsPerKey(most: number): TakeSlotOf {
  const taken = new Map<string, number>();

  function leave(by: string) {
    const left = (taken.get(by) ?? 1) - 1;
    if (left === 0) taken.delete(by);
    else taken.set(by, left);
  }

  return function take(by) {
    const others = taken.get(by) ?? 0;
    if (others >= most) return undefined;
    taken.set(by, others + 1);
    return () => leave(by);
  };
}
