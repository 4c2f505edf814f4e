import type { Channel } from './messages.queries.ts';

/** Seconds after each failed try. Later ones are hourly. */
const gaps = [5, 20, 60, 180, 600, 900, 1_800];
const hour = 3_600;

/**
 * Retries of a message without an end of its use. After the last one of a mail or a text most codes and links have
 * expired. A Kakao message soon falls back to a text.
 */
const retries: Record<Channel, number> = { MAIL: 6, SMS: 3, KAKAO: 1 };

/** A message that is useful for longer is tried until about a minute before its end. */
const lastMinute = 60;
/** Further tries that may end the process. */
const deadTries = 3;

type Tried = {
  channel: Channel;
  /** Tries so far, with those that ended the process. Of the hourly ones only one counts. */
  attempts: number;
  /** Undefined: unlimited. */
  usefulSeconds: number | undefined;
};

/** When a message is tried again, and how many tries count until then; undefined if it is given up. */
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

/** Whether so many tries ended the process that one more would, too. */
export function isTriedTooOften({ channel, attempts, usefulSeconds }: Tried): boolean {
  const usual = retries[channel] + 1;
  const isShort = usefulSeconds === undefined || channel === 'KAKAO';
  return attempts > (isShort ? usual : gaps.length + 1 + deadTries);
}
