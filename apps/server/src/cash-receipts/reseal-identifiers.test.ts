import pino from 'pino';
import { expect, test } from 'vitest';
import { openKeys, rotateKey } from '#server/keys/open-keys.ts';
import { openShop } from '#test/open-shop.ts';
import { resealIdentifiers } from './reseal-identifiers.ts';
import { openIdentifier } from './sealed-identifier.ts';

const shop = await openShop();
const masterKey = 'a master key of tests, of no use elsewhere';
const log = pino({ level: 'silent' });

test('a number can still be opened after the data key that it was first sealed with is gone', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  const dropped = await shop.paidInCash(at);
  await shop.postReceipt(at, paymentId);
  const { response } = await shop.postReceipt(at, dropped.paymentId);
  await shop.cancelReceipt(at, response.id);
  const sealed = () =>
    shop.db.selectFrom('cashReceipts').select(['paymentId', 'identifierSealed']).orderBy('id').execute();
  const before = await sealed();

  await resealIdentifiers({ db: shop.db, keys: shop.keys, log })();
  expect(await sealed()).toEqual(before);

  await rotateKey(shop.db, masterKey, 'data', 60_000);
  const rotated = await openKeys(shop.db, masterKey);
  await resealIdentifiers({ db: shop.db, keys: rotated, log })();
  const after = await sealed();
  expect(after).not.toEqual(before);
  await resealIdentifiers({ db: shop.db, keys: rotated, log })();
  expect(await sealed()).toEqual(after);

  await shop.db
    .updateTable('keys')
    .set({ retiredAt: new Date(0) })
    .where('retiredAt', 'is not', null)
    .execute();
  const later = await openKeys(shop.db, masterKey);
  expect(later.secrets('data')).toHaveLength(1);
  const [kept, gone] = await sealed();
  expect(openIdentifier(later, paymentId, `\\x${kept?.identifierSealed?.toString('hex')}`)).toBe(
    '01012345678',
  );
  expect(gone).toMatchObject({ identifierSealed: null });
});
