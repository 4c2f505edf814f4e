import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import ko from '#hub/app/app.ko.json' with { type: 'json' };
import { leavingQuestion } from './leaving-question.ts';

beforeAll(() => i18next.init({ lng: 'ko', ns: ['app'], resources: { ko: { app: ko } } }));

const t = () => i18next.getFixedT('ko', 'app');
const unsent = { sales: 2, total: 9_000 };
const offline = ko.account.leavingOffline;

test('without a network the sign-out always asks, and says that nobody can sign in', () => {
  expect(leavingQuestion(t(), { unsent: null, isOnline: false })).toEqual(offline);

  const both = leavingQuestion(t(), { unsent, isOnline: false });
  expect(both?.title).toBe(offline.title);
  expect(both?.text).toContain(offline.text);
  expect(both?.text).toContain('2건');
});

test('with a network the sign-out asks only if sales are unsent', () => {
  expect(leavingQuestion(t(), { unsent: null, isOnline: true })).toBeNull();
  expect(leavingQuestion(t(), { unsent, isOnline: true })?.title).toBe(ko.unsent.leaving.title);
});
