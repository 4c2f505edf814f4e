const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** A category's name with a suffix that tells it from its twin. The name is cut if both together are too long. */
export function nameBeside(name: string, wordsOf: (name: string) => string, most: number): string {
  const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const room = most - characters(wordsOf('')).length;
  return wordsOf(characters(name).slice(0, room).join('').trim());
}
