/** Reasons of TOO_MANY_REQUESTS that have words of their own. */
export const limitReasons = [
  /** The pause after the last code is not over. */
  'CODE_JUST_SENT',
  /** Ends a stream. */
  'TOO_MANY_STREAMS',
  /** As many receipts as may be mailed in a day. */
  'RECEIPTS_OF_ORDER',
  'RECEIPTS_OF_STORE',
  'RECEIPTS_TO_ADDRESS',
] as const;
