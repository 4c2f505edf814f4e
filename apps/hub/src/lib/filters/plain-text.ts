/** Normalizes a text for searching: without spaces, in lower case. */
export function plainText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}
