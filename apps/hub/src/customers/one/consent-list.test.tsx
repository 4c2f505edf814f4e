import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import ko from '#hub/customers/customer-office.ko.json' with { type: 'json' };
import type { CustomerDetail } from '#hub/customers/customers.api.ts';
import { ConsentList } from './consent-list.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    ...{ lng: 'ko', ns: ['customer-office'], resources: { ko: { 'customer-office': ko } } },
  }),
);

const answer: CustomerDetail['consents'][number] = {
  ...{ articleId: 'news', title: '소식', required: false, version: 1, textHash: '', where: 'TILL', by: null },
  ...{ agreed: true, at: '2026-11-20T03:00:00.000Z', ofMerged: false },
};

const shown = (consents: CustomerDetail['consents']) =>
  renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ConsentList storeId="store" customerId="customer" consents={consents} />
      </QueryClientProvider>
    </UiProvider>,
  );

test('an answer for a number that was merged is marked, and the latest answer is the one to change', () => {
  const merged = { ...answer, agreed: false, at: '2026-11-21T03:00:00.000Z', ofMerged: true };

  expect(shown([answer])).not.toContain(ko.consents.ofMerged);
  const both = shown([merged, answer]);
  expect(both.split(ko.consents.ofMerged)).toHaveLength(2);
  expect(both).toContain('소식 동의로 바꾸기');
  expect(both).not.toContain('소식 동의 철회');
});
