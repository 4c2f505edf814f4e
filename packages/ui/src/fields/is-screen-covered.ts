/** Whether a dialog, a sheet, a popover or a menu stands over the screen, wherever the focus is. */
export function isScreenCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
