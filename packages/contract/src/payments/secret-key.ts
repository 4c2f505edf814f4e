/**
 * Why a text cannot be a secret key of Toss Payments, judged by its form alone; undefined if it may be one.
 */
export function secretKeyProblem(key: string): 'CLIENT_KEY' | 'NO_KEY' | undefined {
  if (/^(test|live)_g?sk_[!-~]{4,200}$/.test(key)) return undefined;
  return /^(test|live)_g?ck_/.test(key) ? 'CLIENT_KEY' : 'NO_KEY';
}
