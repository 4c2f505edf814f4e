/** Longest name of a person, in user-perceived characters. */
export const longestName = 50;

/** Control characters, Unicode line breaks and bidirectional overrides. */
const unseen = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * Whether a name has only visible characters. Invisible ones could imitate another name, or break a line of a
 * log or mail.
 */
export function isPlainName(name: string): boolean {
  return !unseen.test(name);
}
