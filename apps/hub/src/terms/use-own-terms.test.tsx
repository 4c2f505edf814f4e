import { addClosable } from '@maru/ui/over/closables.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speakKorean } from '#hub/lib/screen-builders.tsx';
import { laterTerms } from './later-terms.ts';
import { type OwnTerms, ownTermsQuery, putOffAgreeing } from './terms.api.ts';
import { useOwnTerms } from './use-own-terms.ts';

beforeAll(async () => {
  await speakKorean({});
  await laterTerms.load();
});

const own: OwnTerms = {
  coming: [{ title: '바뀔 약관' }] as OwnTerms['coming'],
  toAgree: [{ id: 'g', name: '바뀐 약관', articles: [] }],
};

type Found = Pick<ReturnType<typeof useOwnTerms>, 'toAgree' | 'coming'>;

function Asking({ isBusy, onFound }: { isBusy: boolean; onFound: (found: Found) => void }) {
  onFound(useOwnTerms({ isBusy }));
  return null;
}

function asked(client: QueryClient, isBusy = false) {
  const found: Found[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Asking isBusy={isBusy} onFound={(one) => found.push(one)} />
    </QueryClientProvider>,
  );
  const last = found.at(-1);
  return { toAgree: last?.toAgree.length, coming: last?.coming.length };
}

function clientWith(answer: OwnTerms) {
  const client = new QueryClient();
  client.setQueryData(ownTermsQuery('ko').queryKey, answer);
  return client;
}

test('a person who must agree is asked first, and coming changes are announced afterwards', () => {
  expect(asked(clientWith(own))).toEqual({ toAgree: 1, coming: 0 });
  expect(asked(clientWith({ ...own, toAgree: [] }))).toEqual({ toAgree: 0, coming: 1 });
});

test('the till asks nobody', () => {
  expect(asked(clientWith(own), true)).toEqual({ toAgree: 0, coming: 0 });
});

test('a postponed consent is asked for again once the server has answered', () => {
  const client = clientWith(own);
  putOffAgreeing(client, 'ko');
  expect(asked(client)).toEqual({ toAgree: 0, coming: 1 });
  client.setQueryData(ownTermsQuery('ko').queryKey, own);
  expect(asked(client)).toEqual({ toAgree: 1, coming: 0 });
});

test('nobody is asked while a dialog or a sheet is open, such as a payment', () => {
  const client = clientWith(own);
  const close = addClosable({ close: () => undefined });
  expect(asked(client).toAgree).toBe(0);
  close();
  expect(asked(client).toAgree).toBe(1);
});
