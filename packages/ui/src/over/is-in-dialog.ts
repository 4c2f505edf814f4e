/** Whether a key was pressed in a dialog; what is below the dialog ignores it. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dialog]') !== null;
}
