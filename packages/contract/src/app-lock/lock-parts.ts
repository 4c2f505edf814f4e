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

/** Parts that have screens today; only these are offered. A feature that needs another part adds it here. */
export const availableLockParts: readonly LockPart[] = [
  'MENU_EDIT',
  'SALES_ANALYSIS',
  'CUSTOMER_LIST',
  'RECEIPT_SETTING',
  'POINT_SETTING',
];

/** The rights that screens of a part need; a member without any of them cannot request to unlock the part. */
export const rightsOfPart: Readonly<Record<LockPart, readonly Right[]>> = {
  MENU_EDIT: ['MENU'],
  // Members with SETTING choose who gets the revenue message.
  SALES_ANALYSIS: ['SALES', 'SETTING'],
  // Members with POINT see the points history of one customer.
  CUSTOMER_LIST: ['CUSTOMER', 'POINT'],
  RECEIPT_SETTING: ['SETTING'],
  POINT_SETTING: ['POINT_SETTING'],
};

/** How long the link in the message is valid, and how long an approval unlocks the session. */
export const approvalSeconds = 180;
export const unlockedMinutes = 30;
