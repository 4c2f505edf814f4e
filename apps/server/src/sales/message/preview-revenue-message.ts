import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { previewRevenueMessage as wire } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { lastPeriodBefore } from '@maru/contract/sales/revenue-message.ts';
import { mayIn } from '@maru/contract/store-access/rights.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { previewKakao } from '#server/messaging/kakao/preview-kakao.ts';
import { smsForm } from '#server/providers/sms/sms-form.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { readSummary } from './read-summary.ts';
import { findReader } from './recipients.queries.ts';
import { summaryUrl } from './summary-url.ts';
import { wordSummary } from './word-summary.ts';

/** The message that the caller would get now. It has figures, so the call needs SALES besides SETTING. */
export function previewRevenueMessageBy({ hubUrl }: { hubUrl: string }) {
  return async function previewRevenueMessage(
    { db, storeId, actor, membership, now }: StoreContext,
    { kind }: ParsedInputOf<typeof wire>,
  ) {
    if (!membership || !mayIn(membership, 'SALES')) fail('FORBIDDEN');
    const { dayStart } = await settingsAt(db, storeId, now);
    const days = lastPeriodBefore(kind, businessDateOf(now, dayStart));
    const { storeName, language } = await findReader(db, { storeId, userId: actor.userId });
    const figures = await readSummary(db, { storeId, kind, days });
    const { variables, text } = wordSummary({ storeName, kind, days, ...figures }, language);
    const url = summaryUrl(hubUrl, storeId, days);
    const { form, text: sms } = smsForm(text);
    return {
      ...days,
      kakao: previewKakao({ template: 'REVENUE_SUMMARY', variables }, { language, url }),
      sms: { form, text: sms },
    };
  };
}
