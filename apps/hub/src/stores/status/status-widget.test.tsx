import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { storeKeys } from '#hub/stores/stores.api.ts';
import { OpeningStatus } from './opening-badge.tsx';
import type { StoreStatus } from './status.api.ts';
import texts from './status.ko.json' with { type: 'json' };
import { StatusWidget } from './status-widget.tsx';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', ns: ['status'], resources: { ko: { status: texts } } });
});

const storeId = 'store';

function render(status: StoreStatus['status'], shown = <StatusWidget storeId={storeId} />) {
  const client = new QueryClient();
  client.setQueryData([...storeKeys.one(storeId), 'status'], { status, isChosen: false, next: null });
  return renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={client}>{shown}</QueryClientProvider>
    </UiProvider>,
  );
}

test.each([
  ['OPEN', '영업 중', 'success', 'door-enter'],
  ['BREAK', '브레이크타임', 'warning', 'coffee'],
  ['CLOSED', '영업 종료', 'danger', 'door-off'],
] as const)('a store that is %s says so in words, with an icon and a colour', (status, words, tone, icon) => {
  const html = render(status);
  expect(html).toContain(words);
  expect(html).toContain(`tabler-icon-${icon}`);
  expect(html).toContain(`data-tone="${tone}"`);
  expect(html).toContain(`${words}. 누르면 영업 상태를 바꿀 수 있어요`);
});

test('admins read the status and cannot set it', () => {
  expect(render('BREAK', <OpeningStatus storeId={storeId} />)).toMatch(/data-tone="warning".*브레이크타임/);
  const unknown = render('UNKNOWN', <OpeningStatus storeId={storeId} />);
  expect(unknown).toContain(texts.noStatus);
  expect(unknown).not.toContain('<button');
});

test('a store without a status asks for it', () => {
  const html = render('UNKNOWN');
  expect(html).toContain('영업 상태 정하기');
  expect(html).toContain('data-tone="brand"');
});
