import type { Right } from '../store-access/rights.ts';

/** Parts that the app lock (ATU) closes until the asking session is unlocked (domain.md, App lock). */
export const lockParts = [
  'MENU_EDIT',
  'SALES_ANALYSIS',
  'CUSTOMER_LIST',
  'RECEIPT_SETTING',
  'POINT_SETTING',
] as const;
export type LockPart = (typeof lockParts)[number];

/** What a member needs for the screens of a part: nobody else has anything to unlock there. */
export const rightOfPart = {
  MENU_EDIT: 'MENU',
  SALES_ANALYSIS: 'SALES',
  CUSTOMER_LIST: 'CUSTOMER',
  RECEIPT_SETTING: 'SETTING',
  POINT_SETTING: 'POINT_SETTING',
} as const satisfies Record<LockPart, Right>;

/** How long the link in the message is good, and for how long it unlocks a session. */
export const approvalSeconds = 180;
export const unlockedMinutes = 30;
