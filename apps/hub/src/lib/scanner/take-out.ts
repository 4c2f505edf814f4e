type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isTextField(target: EventTarget | null): target is TextField {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  );
}

/** Removes a scanned code in front of the caret. Returns whether the code was there. */
export function takeOut(field: TextField, code: string): boolean {
  const end = field.selectionStart ?? 0;
  const from = end - code.length;
  if (from < 0 || field.value.slice(from, end) !== code) return false;
  field.setRangeText('', from, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
}
