/** Whether a dialog, a sheet, a popover, a menu or the list of a dropdown stands over the screen, wherever the focus is. */
export function isScreenCovered(): boolean {
  const covers = '[role="dialog"], [role="menu"], [aria-haspopup="listbox"][aria-expanded="true"]';
  return document.querySelector(covers) !== null;
}
