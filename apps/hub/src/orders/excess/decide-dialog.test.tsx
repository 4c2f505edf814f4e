import type { Transaction } from '@maru/contract/payments/payment.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { type MyStore, StoreProvider } from '#hub/lib/store.tsx';
import ko from '#hub/orders/orders.ko.json' with { type: 'json' };
import { DecideForm } from './decide-dialog.tsx';

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'ko', ns: ['orders'], resources: { ko: { orders: ko } } }),
);

const store = { storeId: 'store', role: 'OWNER' } as MyStore;
const transaction = { id: 't', kind: 'APPROVAL', amount: 5_000, excess: 0 } as Transaction;

test('no outcome is preselected, and no error is shown before the first try', () => {
  const shown = renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <StoreProvider store={store}>
          <DecideForm paymentId="p" transaction={transaction} onClose={() => undefined} />
        </StoreProvider>
      </QueryClientProvider>
    </UiProvider>,
  );

  expect(shown).toContain('type="radio"');
  expect(shown).not.toContain('checked');
  expect(shown).toContain(ko.decide.act);
  expect(shown).not.toContain(ko.decide.choose);
});
