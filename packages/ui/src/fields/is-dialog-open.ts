/** Whether a dialog, a sheet or a popover stands over the screen, wherever the focus is. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}
