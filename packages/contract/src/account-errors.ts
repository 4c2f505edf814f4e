import { z } from 'zod';
import { applicationStatuses } from './stores/application.ts';

const none = z.undefined();

/** Refusals about accounts, account deletion and the closing of stores: a part of `errors`. */
export const accountErrors = {
  OWN_ACCOUNT_FLAGS: { http: 409, detail: none, key: 'ownAccountFlags' },
  EMAIL_UNCHANGED: { http: 409, detail: none, key: 'emailUnchanged' },
  NOTHING_TO_CONFIRM: { http: 409, detail: none, key: 'nothingToConfirm' },
  EXPORT_ENDED: { http: 409, detail: none, key: 'exportEnded' },
  EXPORT_LINK_NEEDED: { http: 409, detail: none, key: 'exportLinkNeeded' },
  LAST_OWNER: {
    http: 409,
    /** Each of these stores must first be handed over or closed. */
    detail: z.object({
      stores: z.array(
        z.object({ storeId: z.string(), name: z.string(), applicationStatus: z.enum(applicationStatuses) }),
      ),
    }),
    key: 'lastOwner',
  },
  LAST_ADMIN: { http: 409, detail: none, key: 'lastAdmin' },
  CLOSE_REQUEST_ENDED: { http: 409, detail: none, key: 'closeRequestEnded' },
} as const;
