/** Whether a dialog, sheet, popover, menu or dropdown list is open, regardless of the focus. */
export function isScreenCovered(): boolean {
  const covers = '[role="dialog"], [role="menu"], [aria-haspopup="listbox"][aria-expanded="true"]';
  return document.querySelector(covers) !== null;
}
