import { z } from 'zod';

const none = z.undefined();

/** Refusals about a person's own account: a part of `errors`. */
export const profileErrors = {
  EMAIL_UNCHANGED: { http: 409, detail: none, key: 'emailUnchanged' },
  NOTHING_TO_CONFIRM: { http: 409, detail: none, key: 'nothingToConfirm' },
  EXPORT_ENDED: { http: 409, detail: none, key: 'exportEnded' },
  EXPORT_LINK_NEEDED: { http: 409, detail: none, key: 'exportLinkNeeded' },
} as const;
