import type { Right } from '../store-access/rights.ts';

/** Parts that the app lock (ATU) closes until the session is unlocked (docs/rules/app-lock.md). */
export const lockParts = [
  'MENU_EDIT',
  'SALES_ANALYSIS',
  'CUSTOMER_LIST',
  'RECEIPT_SETTING',
  'POINT_SETTING',
] as const;
export type LockPart = (typeof lockParts)[number];

/** Parts that have screens today; only these are offered. The feature that needs another one adds it here. */
export const availableLockParts: readonly LockPart[] = ['MENU_EDIT', 'SALES_ANALYSIS', 'RECEIPT_SETTING'];

/** The right that the screens of a part need; a member without it cannot request to unlock the part. */
export const rightOfPart = {
  MENU_EDIT: 'MENU',
  SALES_ANALYSIS: 'SALES',
  CUSTOMER_LIST: 'CUSTOMER',
  RECEIPT_SETTING: 'SETTING',
  POINT_SETTING: 'POINT_SETTING',
} as const satisfies Record<LockPart, Right>;

/** How long the link in the message is valid, and how long it unlocks a session. */
export const approvalSeconds = 180;
export const unlockedMinutes = 30;
