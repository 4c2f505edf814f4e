import { type Document, textOf } from '@maru/contract/content/document.ts';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import { escapeLike, initialsPattern, splitJoined } from '#server/db/initials.ts';

type Texts = {
  title: string;
  titleEn: string | null;
  content: Document | null;
  contentEn: Document | null;
};

/**
 * The texts by which news is found: its titles, and everything in it. Each is a line of its own, so that no match spans
 * two.
 */
export function newsKeys({ title, titleEn, content, contentEn }: Texts) {
  const titles = [title, titleEn ?? ''];
  const texts = [content, contentEn].flatMap((document) => (document ? textOf(document).split('\n') : []));
  return { titleKey: keyOf(titles), searchKey: keyOf([...titles, ...texts]) };
}

function keyOf(lines: readonly string[]): string {
  return lines
    .map((line) => foldName(line).replaceAll(/\s/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}

/** A word of a search: `like` for any text, `initials` (a regular expression) for titles if it has initial consonants. */
export type NewsWord = { like: string; initials: string | undefined };

/** Each word has to be found; people write words together and apart. */
export function readNewsSearch(typed: string): NewsWord[] {
  return foldName(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ like: `%${escapeLike(word)}%`, initials: initialsPattern(splitJoined(word)) }));
}
