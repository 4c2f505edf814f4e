import type { PointSetting } from '#hub/points/points.api.ts';

/** The values as typed: the rate in percent, all others in whole numbers. */
export type PointValues = {
  rate: string;
  validityMonths: string;
  leastUse: string;
  useStep: string;
  earningCategoryIds: readonly string[];
  nonEarningCategoryIds: readonly string[];
  /** Other stores with which points are shared. */
  useStoreIds: readonly string[];
  /** Other stores with which sharing was turned off. */
  unusedStoreIds: readonly string[];
};

type Numbers = 'rate' | 'validityMonths' | 'leastUse' | 'useStep';
export type PointProblem = 'RATE' | 'MONTHS' | 'LEAST' | 'STEP' | 'BOTH';

/** Limits of the contract (points/point-setting.ts). The rate is in hundredths of a percent. */
const limits: Record<Numbers, { least: number; most: number }> = {
  rate: { least: 0, most: 5_000 },
  validityMonths: { least: 1, most: 120 },
  leastUse: { least: 1, most: 1_000_000_000 },
  useStep: { least: 1, most: 10_000 },
};
const problems: Record<Numbers, PointProblem> = {
  rate: 'RATE',
  validityMonths: 'MONTHS',
  leastUse: 'LEAST',
  useStep: 'STEP',
};

export function valuesOf(setting: PointSetting): PointValues {
  const { rate, validityMonths, leastUse, useStep } = setting;
  const { earningCategoryIds, nonEarningCategoryIds, useStoreIds, unusedStoreIds } = setting;
  return {
    rate: String(rate / 100),
    validityMonths: String(validityMonths),
    leastUse: String(leastUse),
    useStep: String(useStep),
    earningCategoryIds,
    nonEarningCategoryIds,
    useStoreIds,
    unusedStoreIds,
  };
}

/**
 * Reads a percentage as hundredths of a percent; null if the text is not a percentage with at most two
 * decimals.
 */
export function readRate(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function readWhole(typed: string): number | null {
  const digits = typed.replaceAll(',', '').trim();
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

const read = (name: Numbers, values: PointValues) =>
  name === 'rate' ? readRate(values.rate) : readWhole(values[name]);

export function pointProblems(values: PointValues): Partial<Record<keyof PointValues, PointProblem>> {
  const wrong = (Object.keys(limits) as Numbers[]).filter((name) => {
    const number = read(name, values);
    return number === null || number < limits[name].least || number > limits[name].most;
  });
  const isBoth = values.nonEarningCategoryIds.some((id) => values.earningCategoryIds.includes(id));
  return {
    ...Object.fromEntries(wrong.map((name) => [name, problems[name]])),
    ...(isBoth && { nonEarningCategoryIds: 'BOTH' as const }),
  };
}

export function settingOf(values: PointValues) {
  const { earningCategoryIds, nonEarningCategoryIds, useStoreIds, unusedStoreIds } = values;
  return {
    rate: read('rate', values) ?? 0,
    validityMonths: read('validityMonths', values) ?? 1,
    leastUse: read('leastUse', values) ?? 1,
    useStep: read('useStep', values) ?? 1,
    earningCategoryIds: [...earningCategoryIds],
    nonEarningCategoryIds: [...nonEarningCategoryIds],
    useStoreIds: [...useStoreIds],
    unusedStoreIds: [...unusedStoreIds],
  };
}

/** The values after sharing with a store was turned on or off. */
export function withStore(values: PointValues, storeId: string, isShared: boolean) {
  const without = (ids: readonly string[]) => ids.filter((id) => id !== storeId);
  const [used, unused] = [without(values.useStoreIds), without(values.unusedStoreIds)];
  return isShared
    ? { useStoreIds: [...used, storeId], unusedStoreIds: unused }
    : { useStoreIds: used, unusedStoreIds: [...unused, storeId] };
}
