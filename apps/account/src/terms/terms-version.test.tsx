import type { Language } from '@maru/contract/language.ts';
import type { TermsVersionOnPage } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { startTexts } from '#account/lib/texts.ts';
import en from './terms.en.json' with { type: 'json' };
import ko from './terms.ko.json' with { type: 'json' };
import { TermsPage } from './terms-page.tsx';

const config = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

const coming: TermsVersionOnPage = {
  ...{ key: 'service', title: '서비스 이용약관', content: '새 글', version: 2 },
  ...{ effectiveAt: '2027-03-01T00:00:00+09:00', until: null, isAdverse: true, needsConsent: true },
  compared: [
    { before: '1. 목적', after: '1. 목적' },
    { before: '옛 글', after: '새 글' },
    { before: '없어질 글', after: null },
    { before: null, after: '더한 글' },
  ],
};

function render(termsVersion: TermsVersionOnPage, language: Language = 'ko') {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, terms: { ko, en }[language] },
    own: 'terms',
  });
  const page = { Page: TermsPage, query: '', config, content: { termsVersion }, texts };
  return renderToString(<AccountPage {...page} />);
}
const rowsOf = (html: string) => [...html.matchAll(/<tr data-changed="(\w+)">(.*?)<\/tr>/g)];

test('a coming text is shown beside the one in force, and only its changes are marked', () => {
  const rows = rowsOf(render(coming));
  expect(rows.map(([, isChanged]) => isChanged)).toEqual(['false', 'true', 'true', 'true']);
  expect(rows[0]?.[2]).not.toMatch(/<del|<ins/);
  expect(rows[1]?.[2]).toMatch(/<del>옛 글<\/del>.*<ins>새 글<\/ins>/);
  expect(rows[2]?.[2]).toMatch(/<del>없어질 글<\/del>.*data-empty="true"><\/td>/);
  expect(rows[3]?.[2]).toMatch(/data-empty="true"><\/td>.*<ins>더한 글<\/ins>/);
});

test('each column is named, also where a narrow screen puts one below the other', () => {
  const html = render(coming);
  for (const name of [ko.version.before, ko.version.after]) {
    expect(html).toContain(`<th scope="col">${name}</th>`);
    expect(html.split(`data-label="${name}"`)).toHaveLength((coming.compared?.length ?? 0) + 1);
  }
});

test('a coming version shows its day, whether it is to people’s disadvantage, and that consent is needed', () => {
  const html = render(coming);
  expect(html).toContain('버전 2. 2027년 3월 1일부터 적용돼요.');
  expect(html).toContain(ko.version.adverse);
  expect(html).toContain(ko.version.needsConsent);
  expect(html).toContain('href="/terms#service"');
  expect(render({ ...coming, isAdverse: false, needsConsent: false })).not.toContain(ko.version.adverse);
  expect(render(coming, 'en')).toContain('It applies from March 1, 2027.');
});

test('a former version is shown alone, with the days on which it was in force, and asks for nothing', () => {
  const html = render({ ...coming, compared: null, version: 1, until: '2027-04-01T00:00:00+09:00' });
  expect(html).not.toContain('<table');
  expect(html).toContain('새 글');
  expect(html).toContain('지난 버전 1. 2027년 3월 1일부터 2027년 4월 1일 전까지 적용했어요.');
  expect(html).not.toContain(ko.version.needsConsent);
});
