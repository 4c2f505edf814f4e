/** Fewest characters of a password (spec.md section 5); the most keep hashing cheap. */
export const shortestPassword = 8;
export const longestPassword = 128;

/**
 * What is wrong with a new password, by the names of spec.md section 5; undefined where nothing is. Both sides ask it;
 * the server refuses common ones besides.
 */
export function passwordProblem(password: string): 'noCorrectPasswordFormat' | 'passwordLength' | undefined {
  if (!/^[A-Za-z0-9@$!*#?&]*$/.test(password)) return 'noCorrectPasswordFormat';
  if (password.length < shortestPassword || password.length > longestPassword) return 'passwordLength';
  return undefined;
}
