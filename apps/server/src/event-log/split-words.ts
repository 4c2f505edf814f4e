import type { DbOrTx } from '#server/db/database.ts';
import { asQuery } from '#server/technical-log/search-words.ts';
import { estimateMatches } from './platform-log.queries.ts';

/** A word with more than this many times the matches of the rarest word is not looked up in the index. */
const muchMore = 100;

/**
 * Splits typed words into those that the index finds and those that are checked in the entries found. To intersect a
 * frequent word with a rare one, the index would read the whole list of the frequent word's entries.
 */
export async function splitWords(
  db: DbOrTx,
  typed: readonly string[],
): Promise<{ indexed: string[]; checked: string[] }> {
  if (typed.length < 2) return { indexed: [...typed], checked: [] };
  const counted: { word: string; matches: number }[] = [];
  // One after another, so that a search takes one connection.
  for (const word of typed) counted.push({ word, matches: await estimateMatches(db, asQuery([word])) });
  const fewest = Math.min(...counted.map(({ matches }) => matches));
  const wordsOf = (isFrequent: boolean) =>
    counted.filter(({ matches }) => matches > muchMore * fewest === isFrequent).map(({ word }) => word);
  return { indexed: wordsOf(false), checked: wordsOf(true) };
}
