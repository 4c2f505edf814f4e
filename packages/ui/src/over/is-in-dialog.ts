/** Whether a key was pressed in a dialog, which lies over sheets: it is not meant for what is below. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dialog]') !== null;
}
