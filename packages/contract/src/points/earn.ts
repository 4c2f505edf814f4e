/** The terms that decide how many points a sale earns. */
export type EarningTerms = {
  /** Hundredths of a percent. */
  rate: number;
  /** Earning is limited to these categories; empty: no limit. In both cases only `rewardable` lines earn. */
  earningCategoryIds: readonly string[];
  nonEarningCategoryIds: readonly string[];
};

type SoldItem = { rewardable: boolean; categoryId: string | null };
type SoldLine = SoldItem & { amount: number };

/** Whether a line is in an earning category. */
export function isEarning({ rewardable, categoryId }: SoldItem, terms: EarningTerms): boolean {
  const { earningCategoryIds: earning, nonEarningCategoryIds: not } = terms;
  return (
    rewardable &&
    categoryId !== null &&
    !not.includes(categoryId) &&
    (earning.length === 0 || earning.includes(categoryId))
  );
}

/**
 * The part of the amounts that earns points: lines in earning categories, after all reductions and refunds.
 */
export function eligibleAmount(lines: readonly SoldLine[], terms: EarningTerms): number {
  return lines.reduce((sum, line) => (isEarning(line, terms) ? sum + line.amount : sum), 0);
}

/** Points for an amount, rounded down. */
export function pointsFor(eligible: number, { rate }: Pick<EarningTerms, 'rate'>): number {
  return Math.floor((eligible * rate) / 10_000);
}
