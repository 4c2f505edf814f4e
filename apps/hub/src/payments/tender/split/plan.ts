/** The amounts that are left to pay after each part of a split payment. */
export type Plan = readonly number[];

export function planOf(left: number, amounts: readonly number[]): Plan {
  let rest = left;
  return amounts.map((amount) => {
    rest -= amount;
    return rest;
  });
}

/**
 * The amount due now: the difference between what is left to pay and the next step of the plan, or all that
 * is left if there is no next step. A step that was already paid in another way is skipped.
 */
export function dueNow(left: number, plan: Plan): number {
  const next = plan.find((rest) => rest < left);
  return next === undefined ? left : left - Math.max(0, next);
}
