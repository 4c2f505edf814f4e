import { z } from 'zod';

const none = z.undefined();

/**
 * Refusals about store data that changes only after an approval or a delay: the registration, and a lost
 * store phone.
 */
export const changedStoreErrors = {
  REGISTRATION_CHANGE_ENDED: { http: 409, detail: none, key: 'registrationChangeEnded' },
  REGISTRATION_FIXED: { http: 409, detail: none, key: 'registrationFixed' },
  NOT_AN_OWNER: { http: 409, detail: none, key: 'notAnOwner' },
  STORE_PHONE_RESET_RUNS: { http: 409, detail: none, key: 'storePhoneResetRuns' },
  STORE_PHONE_RESET_ENDED: {
    http: 409,
    detail: z.object({ state: z.enum(['SENT', 'EXPIRED', 'CONFIRMED', 'HELD', 'STOPPED', 'ENDED']) }),
    key: 'storePhoneResetEnded',
  },
} as const;
