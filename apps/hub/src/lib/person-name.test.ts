import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import { personName } from './person-name.ts';

beforeAll(() => i18next.init({ lng: 'ko', ns: ['app'], resources: { ko: { app } } }));

test('a person who has left Maru is named “탈퇴한 회원”, and null has no name', () => {
  expect([personName('김마루'), personName(''), personName(null)]).toEqual(['김마루', '탈퇴한 회원', null]);
});
