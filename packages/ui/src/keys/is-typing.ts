/** Input types that take no text. While one of them has the focus, the screen's shortcuts still work. */
const pressed = ['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'file'];

/** Whether a key event belongs to a text field, so that shortcuts ignore it. */
export function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !pressed.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
