import type { FieldCode } from '../field-codes.ts';

/** Normalizes a hashtag for storing: without the sign # and surrounding blanks. */
export function readHashtag(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replace(/^[#＃]+/, '');
}

/** Why a hashtag is refused, apart from its length: it has blanks, or nothing that can be read. */
export function hashtagProblem(hashtag: string): FieldCode | undefined {
  if (hashtag === '') return 'required';
  const isReadable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(hashtag);
  return !isReadable || /[\s#＃,\p{Cc}]/u.test(hashtag) ? 'wrongHashtag' : undefined;
}

/** Whether no two hashtags are the same to a reader. Letter case makes no difference. */
export function areHashtagsDifferent(hashtags: readonly string[]): boolean {
  return new Set(hashtags.map((hashtag) => hashtag.toLowerCase())).size === hashtags.length;
}
