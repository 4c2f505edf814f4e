import type { Days } from '@maru/contract/sales/revenue-message.ts';

/** Where the button leads: the revenue of a day, the sales list of more. */
export function summaryUrl(hubUrl: string, storeId: string, { from, to }: Days): string {
  const sales = `${hubUrl}/s/${storeId}/sales`;
  return from === to ? `${sales}/revenue?date=${from}` : `${sales}?from=${from}&to=${to}`;
}
