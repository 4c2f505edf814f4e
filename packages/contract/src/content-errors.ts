import { z } from 'zod';

const none = z.undefined();

/** Refusals about news, FAQs and posts: a part of `errors`. */
export const contentErrors = {
  // Nothing can be scheduled for a time in the past.
  PUBLISH_TIME_PASSED: { http: 409, detail: none, key: 'publishTimePassed' },
  FAQ_CATEGORY_NAME_USED: { http: 409, detail: none, key: 'faqCategoryNameUsed' },
  TOO_MANY_CONTENTS: { http: 409, detail: z.object({ most: z.int() }), key: 'tooManyContents' },
} as const;
