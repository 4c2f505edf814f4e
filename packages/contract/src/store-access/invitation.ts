/** How long somebody who was invited by mail may take. */
export const invitationDays = 7;

/** Why an invitation is good no more. SENDER_LEFT: who sent it is no owner of the store any more. */
export const invitationEnds = [
  'ACCEPTED',
  'WITHDRAWN',
  'REPLACED',
  'SENDER_LEFT',
  'STORE_TERMINATED',
  'EXPIRED',
] as const;
export type InvitationEnd = (typeof invitationEnds)[number];

const day = 24 * 3_600_000;

/** Whole days until it ends, a day that has begun counted; 0 once it is over. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(expiresAt).getTime() - now) / day));
}
