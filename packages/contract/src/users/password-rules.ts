/** Fewest and most characters of a password; the maximum keeps hashing cheap. */
export const shortestPassword = 8;
export const longestPassword = 128;

/**
 * What is wrong with a new password, as a code of docs/requirements.md, 5; undefined if it is allowed. Page
 * and server both call it; the server also refuses common passwords.
 */
export function passwordProblem(password: string): 'noCorrectPasswordFormat' | 'passwordLength' | undefined {
  if (!/^[A-Za-z0-9@$!*#?&]*$/.test(password)) return 'noCorrectPasswordFormat';
  if (password.length < shortestPassword || password.length > longestPassword) return 'passwordLength';
  return undefined;
}
