import type { Language } from '@maru/contract/language.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { startTexts } from '#account/lib/texts.ts';
import en from './app-lock.en.json' with { type: 'json' };
import ko from './app-lock.ko.json' with { type: 'json' };
import type { Confirmation } from './store-phone.api.ts';
import { Found } from './store-phone-page.tsx';

const confirmation: Confirmation = {
  ...{ storeName: '마루 카페 성수점', phone: '010-****-5678', state: 'SENT' },
  ...{ expiresAt: '2026-11-20T14:40:00+09:00', holdsAt: null },
};

function render(over: Partial<Confirmation> = {}, language: Language = 'ko'): string {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, 'app-lock': { ko, en }[language] },
    own: 'app-lock',
  });
  return renderToString(
    <I18nextProvider i18n={texts}>
      <UiProvider scheme="system">
        <Found confirmation={{ ...confirmation, ...over }} isConfirming={false} onConfirm={() => undefined} />
      </UiProvider>
    </I18nextProvider>,
  );
}

test('the page shows which store wants to use which number, and one button to confirm, in both languages', () => {
  for (const said of ['마루 카페 성수점', '010-****-5678', ko.storePhone.confirm])
    expect(render()).toContain(said);
  expect(render({}, 'en')).toContain(en.storePhone.confirm);
  expect(render().match(/<button/g)).toHaveLength(1);
});

test('after confirming, the page says on which day the number takes effect, and has no button any more', () => {
  const html = render({ state: 'CONFIRMED', holdsAt: '2026-11-21T14:10:00+09:00' });

  expect(html).toContain('11월 21일');
  expect(html).not.toContain('<button');
});

test.each(['EXPIRED', 'STOPPED', 'HELD', 'ENDED'] as const)('a link that is %s says so', (state) => {
  expect(render({ state })).toContain(ko.storePhone[state].title);
});
