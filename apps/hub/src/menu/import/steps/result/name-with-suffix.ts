const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** A category's name with a suffix that distinguishes it from one of the same name. The name is cut if both are too long. */
export function nameWithSuffix(name: string, wordsOf: (name: string) => string, most: number): string {
  const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const room = most - characters(wordsOf('')).length;
  return wordsOf(characters(name).slice(0, room).join('').trim());
}
