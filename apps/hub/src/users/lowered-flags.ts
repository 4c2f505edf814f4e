import { accountFlags } from '@maru/contract/users/account-flags.ts';
import type { UserRow } from './users.api.ts';

/** What keeps an account from signing in. */
export const flagsDown = (user: Pick<UserRow, (typeof accountFlags)[number]>) =>
  accountFlags.filter((flag) => !user[flag]);
