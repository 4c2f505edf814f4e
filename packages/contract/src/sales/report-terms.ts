/**
 * The day by which reports sum: `sale` is the day of the sale, `event` the day on which money moved
 * (docs/rules/revenue.md).
 */
export const reportBases = ['sale', 'event'] as const;
export type ReportBasis = (typeof reportBases)[number];

export const timeUnits = ['year', 'month', 'day', 'hour', 'weekdayHour'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/**
 * How a report can be broken down. With basis `event` only by payment type, because a movement of money has
 * no items.
 */
export const breakdowns = [
  'item',
  'category',
  'option',
  'orderType',
  'itemOrderType',
  'paymentType',
] as const;
export type Breakdown = (typeof breakdowns)[number];

/** The longest period in days: three years for a report by day, which has the most rows, else ten years. */
export const longestDays: Readonly<Record<TimeUnit, number>> = {
  year: 3_660,
  month: 3_660,
  day: 1_100,
  hour: 3_660,
  weekdayHour: 3_660,
};
