const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** A category's name with what tells its other one apart, cut where both together are too long for a name. */
export function nameBeside(name: string, wordsOf: (name: string) => string, most: number): string {
  const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const room = most - characters(wordsOf('')).length;
  return wordsOf(characters(name).slice(0, room).join('').trim());
}
