import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { ClearableInput } from './clearable-input.tsx';

const render = (node: ReactNode) => renderToStaticMarkup(<UiProvider>{node}</UiProvider>);
const clear =
  /<button[^>]*type="button"[^>]*aria-label="clear"|<button[^>]*aria-label="clear"[^>]*type="button"/;
const common = { label: 'e-mail', clearText: 'clear', onChange: () => undefined };

test('spec 2 · forgot password: the field has a clear button unless it is empty', () => {
  expect(render(<ClearableInput {...common} value="a@b.co" />)).toMatch(clear);
  expect(render(<ClearableInput {...common} value="" />)).not.toMatch(clear);
});

test('a disabled field has no clear button', () => {
  expect(render(<ClearableInput {...common} value="a@b.co" disabled />)).not.toMatch(clear);
});
