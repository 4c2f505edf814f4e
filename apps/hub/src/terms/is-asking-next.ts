type Screen = {
  /** There is something to agree to, and it may be asked now. */
  isToAsk: boolean;
  /** The dialog's code has been loaded. */
  isLoaded: boolean;
  /** A dialog, a sheet or a step of the page is open. */
  isCovered: boolean;
};

/**
 * Whether the dialog that asks is open next. It begins once it can be drawn and nothing else is open: a payment may have
 * begun while its code was loading. Then it covers the screen itself.
 */
export function isAskingNext(isAsking: boolean, { isToAsk, isLoaded, isCovered }: Screen): boolean {
  return isToAsk && isLoaded && (isAsking || !isCovered);
}
