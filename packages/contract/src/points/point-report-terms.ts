export const pointReportUnits = ['year', 'month', 'day', 'hour'] as const;
export type PointReportUnit = (typeof pointReportUnits)[number];

/** The longest period of a report, in days. */
export const longestPointReport = 1_100;
