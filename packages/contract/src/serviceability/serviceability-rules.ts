/** A message that waits longer than this is late. */
export const minutesUntilMessageIsLate = 10;
/** A job is late if it has been due without starting, or has been running, for longer than this. */
export const minutesUntilJobIsLate = 10;
/** After this long without its provider's answer, a payment counts as unknown. */
export const minutesUntilPaymentIsUnknown = 2;
/** A failed message is counted for a day, a failed cash receipt for a month. */
export const daysOfFailedMessages = 1;
export const daysOfFailedReceipts = 30;
/** Days over which promises are measured. */
export const daysOfPromises = 30;
/** A store is active if it took an order within so many days. */
export const daysOfActivity = 7;
/** The largest number that is counted; more is shown as this number. */
export const mostCounted = 1_000;

export const failureStates = ['FAILED', 'LATE'] as const;
export type FailureState = (typeof failureStates)[number];
