import { createHmac, randomBytes } from 'node:crypto';

export type SolapiKeys = { apiKey: string; apiSecret: string };

/** A signature over the time and a fresh salt (Solapi, API key authentication). */
export function solapiAuthorization({ apiKey, apiSecret }: SolapiKeys, now: Date): string {
  const date = now.toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}
