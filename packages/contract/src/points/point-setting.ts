import { z } from 'zod';
import { Id } from '../fields.ts';
import { Points } from './reward.ts';

const CategoryIds = z.array(Id).max(500);
const StoreIds = z.array(Id).max(100);

/**
 * What an owner chooses about points. A change takes effect when it is made; the past is never recomputed.
 */
export const pointSettingFields = {
  /** Hundredths of a percent of what is paid. 0: nothing is earned. */
  rate: z.int().min(0).max(5_000),
  /** Months after earning until points expire. */
  validityMonths: z.int().min(1).max(120),
  /**
   * Earning is limited to these categories; empty: no limit. In both cases only lines in categories marked as
   * earning (`rewardable`) earn.
   */
  earningCategoryIds: CategoryIds,
  /** Categories that never earn. */
  nonEarningCategoryIds: CategoryIds,
  /** Other stores in which points of this store may be used. Stores in neither list do not take them. */
  useStoreIds: StoreIds,
  /** Other stores that are marked as not taking points of this store. */
  unusedStoreIds: StoreIds,
  /** The fewest points that may be used at once. */
  leastUse: Points.min(1),
  /** Points are used in multiples of this. */
  useStep: Points.min(1).max(10_000),
};

/** The part of the setting that the till needs. */
export const PointTerms = z.object(pointSettingFields).pick({
  rate: true,
  validityMonths: true,
  earningCategoryIds: true,
  nonEarningCategoryIds: true,
  leastUse: true,
  useStep: true,
});
export type PointTerms = z.output<typeof PointTerms>;

/** Months of validity below which screens warn. */
export const shortValidityMonths = 12;
