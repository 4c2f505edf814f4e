import pino from 'pino';
import { expect, test } from 'vitest';
import { openKeys, rotateKey } from '#server/keys/open-keys.ts';
import { openWithToss } from '#test/builders/toss-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { currentProviderKeys } from './open-provider-keys.ts';
import { resealKeys } from './reseal-keys.ts';

const shop = await openShop();
const { setKey } = await openWithToss(shop);
const masterKey = 'a master key of tests, of no use elsewhere';
const secretKey = 'test_sk_older_than_a_data_key';
const log = pino({ level: 'silent' });

test('a key can still be opened after the data key that it was first sealed with is gone', async () => {
  const { storeId, owner } = await shop.openStore();
  await setKey(storeId, secretKey, owner);
  const sealed = () => shop.db.selectFrom('storeProviderKeys').select('sealedSecret').execute();
  const before = await sealed();

  await rotateKey(shop.db, masterKey, 'data', 60_000);
  const rotated = await openKeys(shop.db, masterKey);
  await resealKeys({ db: shop.db, keys: rotated, log })();
  const after = await sealed();
  expect(after).not.toEqual(before);
  await resealKeys({ db: shop.db, keys: rotated, log })();
  expect(await sealed()).toEqual(after);

  // An instance that was not restarted cannot open them, and leaves them as they are.
  await resealKeys({ db: shop.db, keys: shop.keys, log })();
  expect(await sealed()).toEqual(after);

  await shop.db
    .updateTable('keys')
    .set({ retiredAt: new Date(0) })
    .where('retiredAt', 'is not', null)
    .execute();
  const later = await openKeys(shop.db, masterKey);
  expect(later.secrets('data')).toHaveLength(1);
  expect(await currentProviderKeys(shop.db, later, storeId)).toMatchObject({ secretKey });
});
