import { z } from 'zod';

const none = z.undefined();

/** Refusals about accounts that an admin looks after: a part of `errors`. */
export const userErrors = {
  OWN_ACCOUNT_FLAGS: { http: 409, detail: none, key: 'ownAccountFlags' },
} as const;
