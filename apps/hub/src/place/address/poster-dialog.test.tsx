import { placePath } from '@maru/contract/place/slug.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speakKorean } from '#hub/lib/screen-builders.tsx';
import texts from '#hub/place/place.ko.json' with { type: 'json' };
import { storeQuery } from '#hub/stores/stores.api.ts';
import { Poster } from './poster-dialog.tsx';
import { qrSvg } from './qr-svg.ts';

beforeAll(() => speakKorean({ place: texts }));

const url = 'https://maru.example/place/maru-coffee';
const drawnFor = (text: string) => toSvgPath(generate(text, { minCorrectionLevel: correction.M }));

test('the poster shows name and address of the store, and a QR code of exactly the address below it', () => {
  const client = new QueryClient();
  const store = { name: '마루커피', address: '서울 성동구 왕십리로 10', addressDetail: '2층' } as Store;
  client.setQueryData(storeQuery('s').queryKey, store);
  const html = renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={client}>
        <Poster storeId="s" url={url} />
      </QueryClientProvider>
    </UiProvider>,
  );

  expect(html).toContain('서울 성동구 왕십리로 10 2층');
  expect(html).toContain('aria-label="마루커피 매장 페이지의 QR 코드"');
  expect(html).toContain(`>${url}</p>`);
  expect(html).toContain(`d="${drawnFor(url)}"`);
});

test('the image for a print shop is a QR code of the same address, in its short form', () => {
  expect(qrSvg(`https://maru.example${placePath('maru-coffee')}`)).toContain(drawnFor(url));
});
