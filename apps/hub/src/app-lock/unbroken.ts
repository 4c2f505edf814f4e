/** In a sentence a number stays in one line, also where some of its digits are hidden: joined by signs nobody sees. */
export function unbroken(phone: string): string {
  return phone.replaceAll('-', '\u2060-\u2060').replaceAll(' ', '\u00a0');
}
