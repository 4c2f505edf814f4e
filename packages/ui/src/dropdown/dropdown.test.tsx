import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { Dropdown } from './dropdown.tsx';

const render = (node: ReactNode) => renderToStaticMarkup(<UiProvider>{node}</UiProvider>);
const options = [
  { value: 'a', label: 'Coffee' },
  { value: 'b', label: 'Tea' },
];
const ignore = () => undefined;
/** The visible input of the dropdown; the other one carries the value in a form. */
const field = (html: string) => html.match(/<input[^>]*aria-haspopup[^>]*>/)?.[0];

test('spec 4 · dropdown: it shows the label of the selected option, not its value', () => {
  const html = render(<Dropdown label="kind" options={options} value="b" onChange={ignore} />);

  expect(field(html)).toContain('value="Tea"');
});

test('without a selected option a dropdown shows the placeholder', () => {
  const html = render(
    <Dropdown label="kind" placeholder="choose" options={options} value={null} onChange={ignore} />,
  );

  expect(field(html)).toContain('placeholder="choose"');
  expect(field(html)).toContain('value=""');
});

test('spec 4 · dropdown: it can be disabled and still shows the label of the selected option', () => {
  const html = render(<Dropdown label="kind" options={options} value="a" onChange={ignore} disabled />);

  expect(field(html)).toMatch(/ disabled=""/);
  expect(field(html)).toContain('value="Coffee"');
  expect(html).toContain('data-state="disabled"');
});

test('an error is marked and announced', () => {
  const html = render(
    <Dropdown label="kind" options={options} value={null} onChange={ignore} error="choose one" />,
  );

  expect(html).toContain('data-state="error"');
  expect(html).toMatch(/role="alert"[^>]*>choose one</);
});
