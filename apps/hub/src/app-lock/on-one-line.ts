/** Keeps a phone number on one line inside a sentence, masked digits included, by word joiners and no-break spaces. */
export function onOneLine(phone: string): string {
  return phone.replaceAll('-', '\u2060-\u2060').replaceAll(' ', '\u00a0');
}
