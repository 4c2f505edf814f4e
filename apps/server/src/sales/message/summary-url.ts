import type { Days } from '@maru/contract/sales/revenue-message.ts';

/** Where the button leads: the revenue of the period. */
export function summaryUrl(hubUrl: string, storeId: string, { from, to }: Days): string {
  return `${hubUrl}/s/${storeId}/sales/revenue?from=${from}&to=${to}`;
}
