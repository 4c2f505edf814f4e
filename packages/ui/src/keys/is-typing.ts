/** Inputs that take no text: after a press on one of them the keys of the screen go on working. */
const pressed = ['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'file'];

/** Whether a key belongs to a field, so that the keys of the screen keep out of it. */
export function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
