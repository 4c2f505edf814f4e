/** How long an invitation by mail is valid. */
export const invitationDays = 7;

/** Why an invitation is no longer valid. SENDER_LEFT: the sender is no longer an owner of the store. */
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

/** Days until it ends, rounded up; 0 if it has ended. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(expiresAt).getTime() - now) / day));
}
