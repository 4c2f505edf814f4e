import { mayIn, type Right, type StoreRole } from '@maru/contract/store-access/rights.ts';

/**
 * Why a member cannot get revenue messages: without the right SALES they may not see the figures, or they have no
 * verified phone. Null: the member can get them.
 */
export function cannotReceive(member: {
  role: StoreRole;
  rights: readonly Right[];
  phone: string | null;
}): 'NO_SALES' | 'NO_PHONE' | null {
  if (!mayIn(member, 'SALES')) return 'NO_SALES';
  return member.phone === null ? 'NO_PHONE' : null;
}
