import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlace, publishPlace, updatePlace } from '@maru/contract/place/place.endpoints.ts';
import { createOrigin } from '@maru/server/http/create-origin.ts';
import { compressFiles } from '@maru/server/http/pages/compress-files.ts';
import { serveFiles } from '@maru/server/http/pages/static-files.ts';
import pino from 'pino';
import { apiClient } from './api-client.ts';
import { addOwner } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { addFullMenu } from './full-menu.ts';
import { openProduct } from './open-product.ts';

export type PlaceTarget = {
  address: string;
  token: string;
  /** Where the first page is a file, in the same process. */
  fileAddress: string;
  /** Each has a page at its path. */
  stores: {
    storeId: string;
    path: string;
    itemIds: string[];
    countedItem: { id: string; price: number };
  }[];
};

/** The product with published store pages of fifty items each. */
const [connectionText = '', count = '1'] = process.argv.slice(2);
const product = await openProduct(JSON.parse(connectionText), { ACCOUNT_PORT: '0', HUB_PORT: '0' });
const { app, db } = product;
const { ownerId, token } = await addOwner(product);
const address = await app.hub.listen({ host: '127.0.0.1', port: 0 });
const client = apiClient({ address, token });

const stores: PlaceTarget['stores'] = [];
for (const { storeId } of await addStores(db, ownerId, Number(count))) {
  stores.push({ storeId, ...(await addFullMenu(db, storeId, 50)), path: await publish(storeId) });
}
await product.pool.query('vacuum analyze');

const folder = await mkdtemp(join(tmpdir(), 'maru-place-file-'));
const first = await client.ask(stores[0]?.path ?? '');
await writeFile(join(folder, 'page.html'), first.text());
await compressFiles(folder);
const files = createOrigin({ log: pino({ level: 'warn' }), trustProxy: [] });
await serveFiles(files, folder);
const fileAddress = await files.listen({ host: '127.0.0.1', port: 0 });

process.send?.({ address, token, fileAddress, stores } satisfies PlaceTarget);
process.on('disconnect', async () => {
  await rm(folder, { recursive: true });
  process.exit(0);
});

async function publish(storeId: string): Promise<string> {
  const { version } = (await client.ask(getPlace.path.replace(':storeId', storeId))).read<{
    version: number;
  }>();
  const saved = await client.send(updatePlace, {
    ...{ storeId, version, nameEn: null, description: '매일 아침 볶는 원두로 내려요.', descriptionEn: null },
    ...{ breaktime: '', breaktimeEn: null, hashtags: ['성수카페', '핸드드립'], photos: [], links: [] },
  });
  const published = await client.send(publishPlace, {
    storeId,
    version: saved.read<{ version: number }>().version,
  });
  return `/place/${published.read<{ slug: string }>().slug}`;
}
