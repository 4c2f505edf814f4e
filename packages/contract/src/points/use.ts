/** A store's limits on using points. */
export type UseLimits = {
  /** The fewest points that may be used at once. */
  leastUse: number;
  /** Points are used in multiples of this. */
  useStep: number;
};

export type WhyNotUsable = 'NOT_ENOUGH' | 'TOO_FEW' | 'STEP';

/** Why these points cannot be used; undefined if they can. */
export function whyNotUsable(points: number, balance: number, limits: UseLimits): WhyNotUsable | undefined {
  if (points > balance) return 'NOT_ENOUGH';
  if (points < limits.leastUse) return 'TOO_FEW';
  return points % limits.useStep === 0 ? undefined : 'STEP';
}

/** The fewest points that can be used at once: the least multiple of the step that reaches the minimum. */
export function leastUsable({ leastUse, useStep }: UseLimits): number {
  return Math.ceil(leastUse / useStep) * useStep;
}

/** The most points that can be used on what is left to pay; 0 if that is below the minimum. */
export function mostUsable(balance: number, leftToPay: number, { leastUse, useStep }: UseLimits): number {
  const most = Math.floor(Math.min(balance, leftToPay) / useStep) * useStep;
  return most < leastUse ? 0 : most;
}
