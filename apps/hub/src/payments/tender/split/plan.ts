/** What shall be left to pay after each part, from an amount that is taken in parts one after another. */
export type Plan = readonly number[];

export function planOf(left: number, amounts: readonly number[]): Plan {
  let rest = left;
  return amounts.map((amount) => {
    rest -= amount;
    return rest;
  });
}

/** What to take now: up to the next rest of the plan, else all. A part that was paid otherwise just falls away. */
export function dueNow(left: number, plan: Plan): number {
  const next = plan.find((rest) => rest < left);
  return next === undefined ? left : left - Math.max(0, next);
}
