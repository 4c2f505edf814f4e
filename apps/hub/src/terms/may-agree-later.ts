import { isAnswered } from '#hub/lib/send-once.ts';

type Sending = { isOnline: boolean; isSlow: boolean; error: Error | null };

/**
 * Whether the consent cannot be sent for now, so that the person may continue and the till keep selling. A
 * refusal by the server does not count.
 */
export function mayAgreeLater({ isOnline, isSlow, error }: Sending): boolean {
  return !isOnline || isSlow || (error !== null && !isAnswered(error));
}
