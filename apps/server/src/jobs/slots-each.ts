/** Takes a slot for `by`, a user or whom it is for; what it gives back leaves it. Undefined where none is left. */
export type TakeOneOf = (by: string) => (() => void) | undefined;

/** So many slots for each, in this process, and none to wait in. */
export function slotsEach(most: number): TakeOneOf {
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
