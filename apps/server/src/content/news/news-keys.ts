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
 * The texts that a search for news looks in: the titles, and the titles with the content. Each title or paragraph is on
 * a line of its own, so that no match spans two.
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

/**
 * A word of a search. `like` matches any text. `initials` is a regular expression for titles; undefined if the word has
 * no initial consonants.
 */
export type NewsWord = { like: string; initials: string | undefined };

/**
 * Splits a search into words, all of which must be found. The keys have no spaces, because people write words with and
 * without them.
 */
export function readNewsSearch(typed: string): NewsWord[] {
  return foldName(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ like: `%${escapeLike(word)}%`, initials: initialsPattern(splitJoined(word)) }));
}
