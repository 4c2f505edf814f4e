/** Most characters of a person's name, as a person counts them. */
export const longestName = 50;

/** Control characters, line breaks of Unicode, and what turns the direction of the text around it. */
const unseen = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a name shows all that is in it: one that does not could pass for another, or break a line of a log or a mail. */
export function isPlainName(name: string): boolean {
  return !unseen.test(name);
}
