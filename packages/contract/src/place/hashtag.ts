import type { FieldCode } from '../field-codes.ts';

/** A hashtag as it is stored: without the sign and blanks around it. */
export function readHashtag(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replace(/^[#＃]+/, '');
}

/** Why a hashtag is refused, apart from its length. It has no blanks, and something to read. */
export function hashtagProblem(hashtag: string): FieldCode | undefined {
  if (hashtag === '') return 'required';
  const isReadable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(hashtag);
  return !isReadable || /[\s#＃,\p{Cc}]/u.test(hashtag) ? 'wrongHashtag' : undefined;
}

/** Hashtags that differ in letter case only are the same to a reader. */
export function areHashtagsDifferent(hashtags: readonly string[]): boolean {
  return new Set(hashtags.map((hashtag) => hashtag.toLowerCase())).size === hashtags.length;
}
