/** Parts that the app lock (ATU) closes until the asking session is unlocked (domain.md, App lock). */
export const lockParts = [
  'MENU_EDIT',
  'SALES_ANALYSIS',
  'CUSTOMER_LIST',
  'RECEIPT_SETTING',
  'POINT_SETTING',
] as const;
export type LockPart = (typeof lockParts)[number];

/** How long the link in the message is good, and for how long it unlocks a session. */
export const approvalSeconds = 180;
export const unlockedMinutes = 30;
