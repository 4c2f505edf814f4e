import receipt from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import forms from '#hub/lib/forms/forms.ko.json' with { type: 'json' };
import access from '#hub/store-access/store-access.ko.json' with { type: 'json' };
import settings from '#hub/store-settings/store-settings.ko.json' with { type: 'json' };
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
  ['role', 'UNKNOWN', 'UNKNOWN'],
  ['name', '마루', undefined],
  ['name', null, undefined],
])('the log says %s %j as %s', (name, value, words) => {
  expect(wordsOfField(name, value)).toBe(words);
});
