import { isAnswered } from '#hub/lib/send-once.ts';

type Sending = { isOnline: boolean; isSlow: boolean; error: Error | null };

/** Whether an agreement cannot be sent for now: a till has to go on selling. A refusal of the server is an answer. */
export function mayAgreeLater({ isOnline, isSlow, error }: Sending): boolean {
  return !isOnline || isSlow || (error !== null && !isAnswered(error));
}
