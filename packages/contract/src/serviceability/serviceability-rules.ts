/** A message that waits longer than this is late. */
export const minutesUntilMessageIsLate = 10;
/** A job that is due and does not run, or runs longer than this, is late. */
export const minutesUntilJobIsLate = 10;
/** A payment without its provider's answer for this long is unknown. */
export const minutesUntilPaymentIsUnknown = 2;
/** Messages count as failed for a day, receipts for a month. */
export const daysOfFailedMessages = 1;
export const daysOfFailedReceipts = 30;
/** Days over which promises are measured. */
export const daysOfPromises = 30;
/** A store is active if it took an order within so many days. */
export const daysOfActivity = 7;
/** Counts stop here. */
export const mostCounted = 1_000;

export const failureStates = ['FAILED', 'LATE'] as const;
export type FailureState = (typeof failureStates)[number];
