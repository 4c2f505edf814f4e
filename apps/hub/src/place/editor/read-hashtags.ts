import { areHashtagsDifferent, hashtagProblem, readHashtag } from '@maru/contract/place/hashtag.ts';
import { longestOfPlace, mostHashtags } from '@maru/contract/place/place-limits.ts';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';

export type HashtagProblem = 'tooManyHashtags' | 'hashtagTooLong' | 'wrongHashtag';
type Read = { hashtags: readonly string[]; left: string; problem: HashtagProblem | undefined };

/**
 * Adds typed or pasted text: one hashtag, or several separated by blanks, commas or #. What cannot be added
 * stays in the field to be corrected. A hashtag that already exists is not added again.
 */
export function readHashtags(before: readonly string[], typed: string): Read {
  let hashtags = before;
  const parts = typed.split(/[\s,#＃]+/).map(readHashtag);
  for (const [index, hashtag] of parts.entries()) {
    if (hashtag === '') continue;
    const next = [...hashtags, hashtag];
    if (!areHashtagsDifferent(next)) continue;
    const problem = problemOf(next, hashtag);
    if (problem) return { hashtags, left: parts.slice(index).join(' ').trim(), problem };
    hashtags = next;
  }
  return { hashtags, left: '', problem: undefined };
}

function problemOf(next: readonly string[], hashtag: string): HashtagProblem | undefined {
  if (next.length > mostHashtags) return 'tooManyHashtags';
  if (countCharacters(hashtag) > longestOfPlace.hashtag) return 'hashtagTooLong';
  return hashtagProblem(hashtag) && 'wrongHashtag';
}
