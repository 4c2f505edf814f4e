import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { CountryPanel } from './country-panel.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

const render = (node: ReactNode) => renderToStaticMarkup(<UiProvider scheme="system">{node}</UiProvider>);
const countries = [
  { code: 'KR', callingCode: '82' },
  { code: 'US', callingCode: '1' },
];
const common: PhoneInputProps = {
  label: 'phone',
  countryLabel: 'country',
  searchLabel: 'search',
  nothingFoundText: 'nothing',
  countries,
  language: 'ko',
  value: { country: 'KR', digits: '01012345678' },
  onChange: () => undefined,
  format: (callingCode, digits) => `${callingCode}:${digits}`,
  read: () => undefined,
};
const field = (html: string) => html.match(/<input[^>]*>/)?.[0];
const button = (html: string) => html.match(/<button[^>]*>/)?.[0];

test('spec 4 · dropdown: it shows the selected label, country and calling code', () => {
  const shown = (html: string) => html.replace(/<[^>]*>/g, '');

  expect(shown(render(<PhoneInput {...common} />))).toContain('대한민국 +82');
  expect(shown(render(<PhoneInput {...common} language="en" />))).toContain('South Korea +82');
});

test('spec 4 · dropdown: it can be disabled and still shows the selected label', () => {
  const html = render(<PhoneInput {...common} disabled />);

  expect(button(html)).toContain('disabled=""');
  expect(html.replace(/<[^>]*>/g, '')).toContain('대한민국 +82');
});

test('the country button is named by its label and the selected country', () => {
  const html = render(<PhoneInput {...common} />);
  const ids = /aria-labelledby="([^"]+)"/.exec(button(html) ?? '')?.[1]?.split(' ') ?? [];

  expect(button(html)).toContain('aria-haspopup="listbox"');
  expect(button(html)).toContain('aria-expanded="false"');
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});

test('the number is formatted for its country, with a numeric keyboard and autofill of the national number', () => {
  const input = field(render(<PhoneInput {...common} />));

  expect(input).toContain('value="82:01012345678"');
  expect(input).toContain('type="tel"');
  expect(input).toContain('inputMode="numeric"');
  expect(input).toContain('autoComplete="tel-national"');
});

test('spec 4 · input: the error state of the phone needs a message and is announced', () => {
  const html = render(<PhoneInput {...common} hasError error="no phone" />);

  expect(html).toContain('data-state="error"');
  expect(html).toMatch(/role="alert"[^>]*>no phone</);
  expect(render(<PhoneInput {...common} hasError={false} error="no phone" />)).not.toContain('no phone');
});

test('the open list shows every country with its calling code and marks the selected one', () => {
  const html = render(
    <CountryPanel
      {...{ countries, language: 'ko', value: 'US', searchLabel: 'search', nothingFoundText: 'nothing' }}
      label="country"
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  );
  const options = html.match(/<div[^>]*role="option".*?<\/div>/g) ?? [];

  expect(
    options.map((option) =>
      option
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ).toEqual(['대한민국 +82', '미국 +1']);
  expect(options[1]).toContain('aria-selected="true"');
  expect(html).toMatch(/<input[^>]*role="combobox"[^>]*aria-label="search"/);
  const active = /aria-activedescendant="([^"]+)"/.exec(html)?.[1];
  expect(options[1]).toContain(`id="${active}"`);
});
