import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The revenue message: who gets it, what it says, and those that were sent. */
export function revenueMessageOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) =>
    t(`hub/sales/message/revenue-message:${key}`, values);
  const history = page.getByRole('region', { name: own('history.title') });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    kindOf: (name: string, kind: SummaryKind) =>
      page.getByRole('checkbox', { name: own('recipients.of', { name, kind: own(`kinds.${kind}`) }) }),
    ownHour: page.getByRole('switch', { name: own('hour.own') }),
    previewOf: (kind: SummaryKind) =>
      page
        .getByRole('radiogroup', { name: own('preview.kind') })
        .getByRole('radio', { name: own(`kinds.${kind}`) }),
    kakao: page.getByRole('region', { name: own('preview.kakao'), exact: true }),
    nobody: page.getByText(own('recipients.none')),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    saved: page.getByText(t('hub/lib/forms/forms:saved')),
    noHistory: page.getByText(own('history.empty')),
    sent: history.getByRole('listitem'),
    outcome: (outcome: 'DELIVERED') => own(`history.outcomes.${outcome}`),
  };
}
