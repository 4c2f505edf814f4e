let segmenter: Intl.Segmenter | undefined;

function segment(text: string) {
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** User-perceived characters: a family emoji counts as one, and so does a syllable of combined jamo. */
export function countCharacters(text: string) {
  let count = 0;
  for (const _ of segment(text)) count += 1;
  return count;
}

/** The first `limit` characters; never splits one. */
export function limitCharacters(text: string, limit: number) {
  if (text.length <= limit) return text;

  let count = 0;
  for (const { index } of segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
