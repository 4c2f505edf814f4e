import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import { isEmail } from '@maru/contract/users/email.ts';
import type { AccessChange, AccessControl, Member } from '#hub/store-access/store-access.api.ts';

export type MemberValues = { username: string; role: StoreRole; rights: readonly Right[] };

export const newcomer: MemberValues = { username: '', role: 'STAFF', rights: ['ORDER'] };

/** The member's row in the list that came with a refusal; undefined if the member is new or was removed. */
export function rowOf(member: Member | undefined, shown: unknown): Member | undefined {
  return (shown as AccessControl).members.find(({ userId }) => userId === member?.userId);
}

/** The input to send: a new member as typed, or the changes to `known`. Owners need no list of rights. */
export function changeOf(
  { username, role, rights }: MemberValues,
  known: Pick<Member, 'userId' | 'version'> | undefined,
): AccessChange {
  return {
    ...(known ? { action: 'CHANGE', ...known } : { action: 'ADD', username: username.trim() }),
    ...{ role, ...(role === 'STAFF' && { rights: [...rights] }) },
  };
}

/** `staffRights` are the rights of the form when an owner becomes staff, since owners have no list of their own. */
export function memberValuesOf(
  { username, role, rights }: Member,
  staffRights = newcomer.rights,
): MemberValues {
  return { username, role, rights: role === 'OWNER' ? staffRights : rights };
}

export function usernameProblem(username: string): 'enterUsername' | 'notCorrectEmailForm' | undefined {
  const typed = username.trim().toLowerCase();
  if (typed === '') return 'enterUsername';
  return isEmail(typed) ? undefined : 'notCorrectEmailForm';
}
