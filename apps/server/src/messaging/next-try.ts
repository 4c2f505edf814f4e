import type { Channel } from './messages.queries.ts';

/** Seconds from each failed try to the next one. After these, tries are hourly. */
const gaps = [5, 20, 60, 180, 600, 900, 1_800];
const hour = 3_600;

/**
 * Retries of a message that has no expiry. After the last retry of a mail or a text most codes and links have expired. A
 * Kakao message soon falls back to a text.
 */
const retries: Record<Channel, number> = { MAIL: 6, SMS: 3, KAKAO: 1 };

/**
 * In seconds. A mail or text that expires after these retries is tried until about a minute before expiry.
 */
const lastMinute = 60;
/** Further attempts allowed although earlier ones ended (crashed) the process. */
const crashedAttempts = 3;

type Tried = {
  channel: Channel;
  /** Attempts so far, including those that ended the process. All hourly attempts together count as one. */
  attempts: number;
  /** Undefined: unlimited. */
  usefulSeconds: number | undefined;
};

/** In how many seconds a message is tried again, and the count of attempts to store; undefined if it is given up. */
export function nextTry({
  channel,
  attempts,
  usefulSeconds = 0,
}: Tried): { seconds: number; attempts: number } | undefined {
  const seconds = gaps[attempts - 1] ?? hour;
  if (attempts <= retries[channel]) return { seconds, attempts };
  const left = Math.floor(usefulSeconds) - lastMinute;
  if (channel === 'KAKAO' || left < lastMinute) return undefined;
  return { seconds: Math.min(seconds, left), attempts: Math.min(attempts, gaps.length) };
}

/** Whether so many attempts ended the process that one more would probably end it, too. */
export function isTriedTooOften({ channel, attempts, usefulSeconds }: Tried): boolean {
  const usual = retries[channel] + 1;
  const isShort = usefulSeconds === undefined || channel === 'KAKAO';
  return attempts > (isShort ? usual : gaps.length + 1 + crashedAttempts);
}
