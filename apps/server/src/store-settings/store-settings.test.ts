import {
  getGeneralSetting,
  getPaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('a new store starts its day at 04:00, speaks Korean and closes paid orders', async () => {
  const { id: storeId } = await shop.store();
  const staff = await shop.staffOf({ id: storeId }, []);

  expect((await shop.call(getGeneralSetting, { storeId }, staff)).response).toEqual({
    dayStart: 240,
    nextDayStart: null,
    language: 'ko',
    taxType: 'GENERAL',
    newOrderSound: true,
    version: 1,
  });
  expect((await shop.call(getPaymentSetting, { storeId }, staff)).response).toEqual({
    tenderTypes: ['card', 'INSTORE_CASH', 'INSTORE_CAT'],
    offeredTenderTypes: ['INSTORE_CASH', 'INSTORE_CAT', 'card'],
    closePaidOrders: true,
    receiptHeader: '',
    receiptFooter: '',
    cashReceiptObligated: false,
    paysByLink: true,
    issuesCashReceipts: true,
    provider: null,
    version: 1,
  });
});

test('settings are per store', async () => {
  const settings = { taxType: 'EXEMPT', language: 'en', closePaidOrders: false, receiptFooter: '고맙습니다' };
  const store = await shop.store({ settings, dayStart: 0 });
  const owner = await shop.ownerOf(store);
  await shop.store({ settings: { taxType: 'SIMPLIFIED' }, dayStart: 600 });

  const general = await shop.call(getGeneralSetting, { storeId: store.id }, owner);
  const payment = await shop.call(getPaymentSetting, { storeId: store.id }, owner);

  expect(general.response).toMatchObject({ dayStart: 0, language: 'en', taxType: 'EXEMPT' });
  expect(payment.response).toMatchObject({ closePaidOrders: false, receiptFooter: '고맙습니다' });
});
