import { languages } from '@maru/contract/language.ts';
import { describe, expect, test } from 'vitest';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import { fillTemplate, variablesIn } from './fill-template.ts';
import { type TemplateName, templateCode, templatesToRegister, templateVariables } from './our-templates.ts';

const url = 'https://account.example/approve/abc?x=1';
const button = (link: string) => ({ type: 'WL', name: '승인', linkMobile: link, linkPc: link });
const variables = { store: '마루 카페', person: '김마루' };

describe('our templates', () => {
  const names = Object.keys(templateVariables) as TemplateName[];
  const cases = languages.flatMap((language) => names.map((name) => [name, language] as const));

  test.each(cases)('the variables of %s are those in its text (%s)', (name, language) => {
    const found = templatesToRegister().find(({ code }) => code === templateCode(name, language));
    expect(variablesIn(found?.content ?? '').sort()).toEqual([...templateVariables[name]].sort());
  });

  test('have texts of at most 1,000 characters and button labels of at most 14, as Kakao requires', () => {
    for (const { content, buttons } of templatesToRegister()) {
      expect(content.length).toBeLessThanOrEqual(1_000);
      for (const { name } of buttons) expect(name.length).toBeLessThanOrEqual(14);
    }
  });
});

test('variables are filled in, and values are never read as variables', () => {
  const filled = fillTemplate(
    { content: '#{store}에서 #{person}님이… (#{store})', buttons: [] },
    { variables: { store: '#{person}$&', person: '김마루' }, url: undefined },
  );
  expect(filled.text).toBe('#{person}$&에서 김마루님이… (#{person}$&)');
  expect(filled.variables).toEqual({ store: '#{person}$&', person: '김마루' });
});

test.each([
  ['#{link}', url],
  ['https://#{link}', 'account.example/approve/abc?x=1'],
  ['https://account.example/approve/#{link}', 'abc?x=1'],
])('a button registered as %s leads to the link', (pattern, value) => {
  const filled = fillTemplate({ content: '#{store}', buttons: [button(pattern)] }, { variables, url });
  expect(filled.buttons).toEqual([button(url)]);
  expect(filled.variables).toEqual({ store: '마루 카페', link: value });
});

test('values without a variable in the registered text are ignored', () => {
  expect(fillTemplate({ content: '#{store}', buttons: [] }, { variables, url: undefined }).variables).toEqual(
    { store: '마루 카페' },
  );
});

test.each([
  ['that ask for more', { content: '#{store} #{floor}', buttons: [button('#{link}')] }],
  ['without a button', { content: '#{store}', buttons: [] }],
  ['whose button leads elsewhere', { content: '#{store}', buttons: [button('https://other.example/')] }],
  [
    'whose button adds to the link',
    { content: '#{store}', buttons: [button('https://evil.example/#{link}')] },
  ],
])('a text %s is not sent', (_, template) => {
  expect(() => fillTemplate(template, { variables, url })).toThrow(Undeliverable);
});
