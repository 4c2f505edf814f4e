import type { Member } from './store-access.queries.ts';

type Owner = Pick<Member, 'userId' | 'role' | 'maySignIn'>;

/** Whether the store would have no owner who can sign in if this member were removed or demoted. */
export function isLastOwner({ userId, role }: Owner, members: readonly Owner[]): boolean {
  const others = members.filter((other) => other.role === 'OWNER' && other.userId !== userId);
  return role === 'OWNER' && !others.some(({ maySignIn }) => maySignIn);
}
