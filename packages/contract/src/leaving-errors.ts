import { z } from 'zod';
import { applicationStatuses } from './stores/application.ts';

const none = z.undefined();

/** Refusals of leaving Maru and of closing a store. */
export const leavingErrors = {
  LAST_OWNER: {
    http: 409,
    /** Each has to be handed over or closed first. */
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
