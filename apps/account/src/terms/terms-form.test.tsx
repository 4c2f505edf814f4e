import type { Language } from '@maru/contract/language.ts';
import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import type { TermsAnswers } from '@maru/ui/terms/terms-answers.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { startTexts } from '#account/lib/texts.ts';
import en from './terms.en.json' with { type: 'json' };
import ko from './terms.ko.json' with { type: 'json' };
import { TermsForm } from './terms-form.tsx';

const article = (id: string, required: boolean) => ({
  id,
  required,
  title: `About ${id}`,
  content: 'text',
  version: 1,
});
const groups: TermsGroup[] = [
  { id: 'first', name: 'Product terms of use', articles: [article('service', true)] },
  { id: 'last', name: 'Everything else', articles: [article('mail', false), article('night', false)] },
];

function render(answers: TermsAnswers = {}, language: Language = 'en') {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, terms: { ko, en }[language] },
    own: 'terms',
  });
  return renderToString(
    <I18nextProvider i18n={texts}>
      <UiProvider>
        <TermsForm
          groups={groups}
          answers={answers}
          onChange={() => undefined}
          onDone={() => undefined}
          isSending={false}
        />
      </UiProvider>
    </I18nextProvider>,
  );
}

const ticked = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => /checked=""/.test(tag));

test('spec 2 · sign-up, term: a list of term articles, each with a checkbox to agree, none ticked by itself', () => {
  const html = render();
  expect(ticked(html)).toEqual([false, false, false, false]);
  for (const id of ['service', 'mail', 'night']) expect(html).toContain(`About ${id}`);
});

test('groups keep the order of the server', () => {
  const html = render();
  expect(html.indexOf('Product terms of use')).toBeLessThan(html.indexOf('Everything else'));
});

test('required and optional articles are labelled in words', () => {
  const html = render({}, 'ko');
  expect(html.match(/\[필수\]/g)).toHaveLength(1);
  expect(html.match(/\[선택\]/g)).toHaveLength(2);
});

test('a checkbox belongs to one article; agree to all includes the optional ones and says so', () => {
  expect(ticked(render({ service: true }))).toEqual([false, true, false, false]);
  expect(ticked(render({ service: true, mail: true, night: true }))).toEqual([true, true, true, true]);
  expect(render()).toContain(en.list.all);
  expect(en.list.all).toContain('optional');
  expect(ko.list.all).toContain('선택 항목 포함');
});

test('spec 2 · sign-up, term: Done is disabled until the required articles are checked', () => {
  const done = (answers: TermsAnswers) => /<button[^>]*type="submit"[^>]*>/.exec(render(answers))?.[0];
  expect(done({})).toContain('disabled=""');
  expect(done({ mail: true, night: true })).toContain('disabled=""');
  expect(done({ service: true })).not.toContain('disabled=""');
  expect(render()).toContain(en.form.need);
  expect(render({ service: true })).not.toContain(en.form.need);
});
