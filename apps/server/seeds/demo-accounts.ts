import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';

export const demoPassword = 'maru1234!';

export type DemoRole = 'owner' | 'staff' | 'admin';

type DemoAccount = {
  username: string;
  admin: boolean;
  /** Membership in the demo store; the admin has none. */
  membership?: { role: StoreRole; rights: readonly Right[] };
};

export const demoAccounts: Record<DemoRole, DemoAccount> = {
  owner: { username: 'owner@maru.test', admin: false, membership: { role: 'OWNER', rights: [] } },
  staff: { username: 'staff@maru.test', admin: false, membership: { role: 'STAFF', rights: ['ORDER'] } },
  admin: { username: 'admin@maru.test', admin: true },
};
