/** A text as searches compare it: without spaces and capitals. */
export function plainText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');
}
