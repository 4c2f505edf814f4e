/** Reasons of TOO_MANY_REQUESTS that have texts of their own. */
export const limitReasons = [
  /** The pause after the last code is not over yet. */
  'CODE_JUST_SENT',
  /** The last event of a live stream that the server ends because there are too many. */
  'TOO_MANY_STREAMS',
  /** The daily limit of mailed receipts is reached. */
  'RECEIPTS_OF_ORDER',
  'RECEIPTS_OF_STORE',
  'RECEIPTS_TO_ADDRESS',
] as const;
