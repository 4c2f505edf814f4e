import { mayIn, type Right, type StoreRole } from '@maru/contract/store-access/rights.ts';

/**
 * Why a member gets no revenue message, because nobody gets figures that they may not see. Null: the member can receive
 * it.
 */
export function cannotReceive(member: {
  role: StoreRole;
  rights: readonly Right[];
  phone: string | null;
}): 'NO_SALES' | 'NO_PHONE' | null {
  if (!mayIn(member, 'SALES')) return 'NO_SALES';
  return member.phone === null ? 'NO_PHONE' : null;
}
