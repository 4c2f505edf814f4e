const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** The name, or with a number appended if it is in use; at most `longest` characters. */
export async function freeName(
  name: string,
  longest: number,
  isUsed: (name: string) => Promise<boolean>,
): Promise<string> {
  let free = name;
  for (let number = 2; await isUsed(free); number += 1) free = numbered(name, number, longest);
  return free;
}

function numbered(name: string, number: number, longest: number): string {
  const ending = ` (${number})`;
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  return `${characters
    .slice(0, longest - ending.length)
    .join('')
    .trimEnd()}${ending}`;
}
