import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { limitCharacters } from './graphemes.ts';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

const render = (node: ReactNode) => renderToStaticMarkup(<UiProvider scheme="system">{node}</UiProvider>);

test('spec 4 · input: an error is marked on the field, tied to it and announced', () => {
  const html = render(<TextInput id="name" label="name" hasError error="too long" />);

  expect(html).toContain('data-state="error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="name-error"');
  expect(html).toMatch(/role="alert"[^>]*id="name-error"|id="name-error"[^>]*role="alert"/);
  expect(html).toContain('too long');
});

test('spec 4 · input: without its flag or without a message the field shows no error', () => {
  const withoutFlag = render(<TextInput label="name" hasError={false} error="too long" />);
  const withoutMessage = render(<TextInput label="name" hasError error="" />);

  expect(withoutFlag + withoutMessage).not.toMatch(/aria-invalid|role="alert"|too long/);
});

test('an element elsewhere can describe the field, together with its own description and error', () => {
  const described = (node: ReactNode) => /aria-describedby="([^"]*)"/.exec(render(node))?.[1];

  expect(described(<TextInput label="name" describedBy="notice" />)).toBe('notice');
  expect(
    described(<TextInput id="name" label="name" description="why" error="too long" describedBy="notice" />),
  ).toBe('notice name-description name-error');
});

test('the label is shown, or becomes the aria-label if it is hidden', () => {
  expect(render(<TextInput id="name" label="name" />)).toMatch(/<label[^>]*for="name"[^>]*>name</);
  expect(render(<TextInput label="find" isLabelHidden />)).toContain('aria-label="find"');
});

test('spec 5 · text input: it has an optional maximum length and is unlimited by default', () => {
  const long = '가'.repeat(5_000);
  const html = render(<TextInput label="tag" value={long} onChange={() => undefined} />);

  expect(html).toContain(`value="${long}"`);
  expect(html).not.toMatch(/maxlength|5000/i);
  expect(limitCharacters(long, 10)).toBe('가'.repeat(10));
});

test('the counter of a limit counts user-perceived characters', () => {
  const html = render(<TextInput label="tag" value="가👨‍👩‍👧‍👦" maxLength={10} onChange={() => undefined} />);

  expect(html).toContain('2/10');
  expect(html).not.toContain('maxlength');
});

test('a text longer than the counter allows is not cut', () => {
  const html = render(<TextInput label="tag" value={'가'.repeat(11)} most={10} onChange={() => undefined} />);

  expect(html).toContain('11/10');
  expect(html).toContain(`value="${'가'.repeat(11)}"`);
});

test('a password is hidden at first and keeps its name for the form post', () => {
  const html = render(<PasswordInput label="password" name="password" showText="show" hideText="hide" />);

  expect(html).toMatch(/<input[^>]*type="password"/);
  expect(html).toContain('name="password"');
  expect(html).toMatch(/<button type="button"[^>]*>show</);
});

test('the provider renders no inline style element', () => {
  expect(render(<TextInput label="name" />)).not.toContain('<style');
});
