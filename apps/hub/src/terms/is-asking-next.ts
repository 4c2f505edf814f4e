type Screen = {
  /** There is something to agree to, and asking is allowed now. */
  isToAsk: boolean;
  /** The dialog's code has been loaded. */
  isLoaded: boolean;
  /** A dialog, a sheet or a step of the page is open. */
  isCovered: boolean;
};

/**
 * Whether the dialog is open next. It opens once its code is loaded and nothing else is open, because a
 * payment may have begun while the code was loading. An open dialog covers the screen itself, so it stays
 * open.
 */
export function isAskingNext(isAsking: boolean, { isToAsk, isLoaded, isCovered }: Screen): boolean {
  return isToAsk && isLoaded && (isAsking || !isCovered);
}
