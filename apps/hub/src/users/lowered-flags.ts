import { accountFlags } from '@maru/contract/users/account-flags.ts';
import type { UserRow } from './users.api.ts';

/** The flags that keep an account from signing in. */
export const flagsDown = (user: Pick<UserRow, (typeof accountFlags)[number]>) =>
  accountFlags.filter((flag) => !user[flag]);
