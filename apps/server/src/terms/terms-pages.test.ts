import type { PageContent } from '@maru/contract/rendered-page.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { registerTermsPages } from './terms-pages.ts';

const { db } = await freshDatabase();
const account = Fastify();
registerTermsPages(account, { db, sendPage: async (_request, reply, content) => reply.send(content) });

async function contentOf(url: string, language = 'ko') {
  const answer = await account.inject({ url, headers: { 'accept-language': language } });
  return answer.json<PageContent>().terms ?? [];
}
const keysOf = async (url: string) => (await contentOf(url)).map(({ scope, key }) => `${scope} ${key}`);

test('spec 1 · {host}/privacy shows the groups about personal information', async () => {
  expect(await keysOf('/privacy')).toEqual([
    'USER collection-of-personal-information',
    'USER provision-of-personal-information',
    'STORE collection-of-personal-information',
    'STORE provision-of-personal-information',
    'CUSTOMER collection-of-personal-information',
    'INQUIRY collection-of-personal-information',
  ]);
});

test('spec 1 · {host}/terms shows all other groups', async () => {
  expect(await keysOf('/terms')).toEqual([
    'USER product-terms-of-use',
    'USER electronic-financial-transactions',
    'USER other',
    'STORE product-terms-of-use',
    'STORE electronic-financial-transactions',
    'CUSTOMER other',
  ]);
});

test('the page shows version and time of each article in its language', async () => {
  const [group] = await contentOf('/terms', 'en');
  expect(group?.name).toBe('Product terms of use');
  expect(group?.articles[0]).toMatchObject({
    key: 'age',
    title: 'I am 14 or older',
    version: 1,
    required: true,
  });
  expect(Date.parse(group?.articles[0]?.publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
});
