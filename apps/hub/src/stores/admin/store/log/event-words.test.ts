import { pointSettingFields } from '@maru/contract/points/point-setting.ts';
import receipt from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import forms from '#hub/lib/forms/forms.ko.json' with { type: 'json' };
import access from '#hub/store-access/store-access.ko.json' with { type: 'json' };
import settings from '#hub/store-settings/store-settings.ko.json' with { type: 'json' };
import adminEn from '#hub/stores/admin/admin.en.json' with { type: 'json' };
import admin from '#hub/stores/admin/admin.ko.json' with { type: 'json' };
import { wordsOfField } from './event-words.ts';

beforeAll(async () => {
  const ko = { admin, app, forms, receipt, 'store-access': access, 'store-settings': settings };
  await i18next.init({ lng: 'ko', resources: { ko } });
});

test.each([
  ['role', 'STAFF', '직원'],
  ['rights', ['ORDER', 'SALES'], '주문 받기, 매출 보기'],
  ['applicationStatus', 'PENDING', '승인 대기'],
  ['status', 'ACTIVE', '계속사업자'],
  ['taxType', 'SIMPLIFIED', '간이과세자'],
  ['dayStart', 240, '오전 4:00'],
  ['newOrderSound', false, '꺼짐'],
  ['tenderTypes', ['card', 'INSTORE_CAT'], '카드, 외부 단말기'],
  ['provider', 'toss', '토스페이먼츠'],
  ['provider', 'another', 'another'],
  ['keysId', '01a20838-32b8-73f2-b1f9-3aedfb7c20fa', '기록 번호 7c20fa'],
  ['customerId', '01a20838-32b8-73f2-b1f9-3aedfb7c20fa', '기록 번호 7c20fa'],
  ['earningCategoryIds', ['a-111111', 'b-222222'], '기록 번호 111111, 기록 번호 222222'],
  ['rate', 150, '1.5%'],
  ['hour', 9, '오전 9:00'],
  ['ownHour', null, undefined],
  ['unmask', true, '켜짐'],
  ['kind', 'EARN', '직접 적립'],
  ['kind', 'RECEIVE', 'RECEIVE'],
  ['recipients', [{ userId: 'u-333333', kinds: ['DAILY', 'WEEKLY'] }], '기록 번호 333333: 매일, 매주'],
  ['role', 'UNKNOWN', 'UNKNOWN'],
  ['name', '마루', undefined],
  ['name', null, undefined],
])('the log says %s %j as %s', (name, value, words) => {
  expect(wordsOfField(name, value)).toBe(words);
});

test('the fields of acts on points, customers and the revenue message have names in both languages', () => {
  const customers = ['customerId', 'customerName', 'keptId', 'mergedId', 'consents', 'tags', 'visits'];
  const exported = ['unmask', 'rows', 'tag', 'hasText'];
  const byHand = ['rewardId', 'kind', 'amount', 'points', 'debt'];
  const message = ['hour', 'ownHour', 'recipients'];
  for (const name of [...customers, ...exported, ...byHand, ...message, ...Object.keys(pointSettingFields)])
    for (const { log } of [admin, adminEn]) expect(log.fields).toHaveProperty(name);
});
