/** What a store member may be allowed to do (docs/rules/stores-and-rights.md, Rights). */
export const rights = [
  'ORDER',
  'REFUND',
  'SALES',
  'MENU',
  'CUSTOMER',
  'POINT',
  'POINT_SETTING',
  'PLACE',
  'STORE_EDIT',
  'SETTING',
] as const;
export type Right = (typeof rights)[number];

export const storeRoles = ['OWNER', 'STAFF'] as const;
export type StoreRole = (typeof storeRoles)[number];

/** A person's role and rights in one store. */
export type Membership = { role: StoreRole; rights: readonly Right[] };

/**
 * Whether the membership includes the right; an owner has every right. The guard checks it before the act,
 * the hub before it shows the action.
 */
export function mayIn({ role, rights: given }: Membership, right: Right | 'ANY'): boolean {
  return right === 'ANY' || role === 'OWNER' || given.includes(right);
}

/** Normalizes a list of rights: fixed order, unknown values removed. */
export function inOrder(given: readonly string[]): Right[] {
  return rights.filter((right) => given.includes(right));
}
