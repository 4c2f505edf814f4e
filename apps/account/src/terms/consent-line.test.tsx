import type { Language } from '@maru/contract/language.ts';
import type { PageConfig } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { startTexts } from '#account/lib/texts.ts';
import { ConsentLine } from './consent-line.tsx';
import en from './terms.en.json' with { type: 'json' };
import ko from './terms.ko.json' with { type: 'json' };

function render(signUpConsentLine: PageConfig['signUpConsentLine'], language: Language = 'en') {
  const config: PageConfig = {
    environment: 'trial',
    accountUrl: 'https://account.maru.example',
    hubUrl: 'https://hub.maru.example',
    clientId: 'maru-hub',
    signUpConsentLine,
  };
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, terms: { ko, en }[language] },
    own: 'terms',
  });
  return renderToString(<AccountPage {...{ Page: ConsentLine, query: '', config, content: {}, texts }} />);
}

test('spec 1 · the consent line of sign-up says what is agreed to and links {host}/privacy and {host}/terms', () => {
  const html = render('shown');
  expect(html.replace(/<[^>]+>/g, '')).toContain(
    'By signing up, I confirm that I have read and agree to the privacy policy and the terms of use.',
  );
  expect(html).toMatch(/<a href="https:\/\/account\.maru\.example\/privacy"[^>]*>privacy policy<\/a>/);
  expect(html).toMatch(/<a href="https:\/\/account\.maru\.example\/terms"[^>]*>terms of use<\/a>/);
  expect(render('shown', 'ko')).toMatch(/<a[^>]*>개인정보 처리방침<\/a>/);
});

test('spec 1 · the consent line can be hidden', () => {
  expect(render('hidden')).not.toMatch(/privacy|<p/);
});
