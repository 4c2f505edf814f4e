/** Amounts left to pay after each part of a split payment. */
export type Plan = readonly number[];

export function planOf(left: number, amounts: readonly number[]): Plan {
  let rest = left;
  return amounts.map((amount) => {
    rest -= amount;
    return rest;
  });
}

/** Amount due now: down to the next step of the plan, or all of it. A part that was paid otherwise is skipped. */
export function dueNow(left: number, plan: Plan): number {
  const next = plan.find((rest) => rest < left);
  return next === undefined ? left : left - Math.max(0, next);
}
