/** What decides whether points can be used. */
export type UsingTerms = {
  /** The fewest points that may be used at once. */
  leastUse: number;
  /** Points are used in multiples of this. */
  useStep: number;
};

export type UseProblem = 'NOT_ENOUGH' | 'TOO_FEW' | 'STEP';

/** Why these points cannot be used; undefined if they can. */
export function useProblem(points: number, balance: number, terms: UsingTerms): UseProblem | undefined {
  if (points > balance) return 'NOT_ENOUGH';
  if (points < terms.leastUse) return 'TOO_FEW';
  return points % terms.useStep === 0 ? undefined : 'STEP';
}

/** The most points that can be used on what is left to pay; 0 if too few. */
export function mostUsable(balance: number, leftToPay: number, { leastUse, useStep }: UsingTerms): number {
  const most = Math.floor(Math.min(balance, leftToPay) / useStep) * useStep;
  return most < leastUse ? 0 : most;
}
