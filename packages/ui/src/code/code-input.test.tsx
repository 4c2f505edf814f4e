import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { CodeInput } from './code-input.tsx';
import { CodeReveal } from './code-reveal.tsx';
import { revealMs } from './reveal.ts';

const render = (node: ReactNode) => renderToStaticMarkup(<UiProvider scheme="system">{node}</UiProvider>);
const ignore = () => undefined;

test('the code input is one field with a numeric keyboard that phones fill in from a text message', () => {
  const html = render(<CodeInput label="code" digits={6} value="123" onChange={ignore} />);

  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toContain('autoComplete="one-time-code"');
  expect(html).toContain('inputMode="numeric"');
  expect(html).toContain('value="123"');
  // maxLength would cut a pasted message before the code is found in it.
  expect(html).not.toMatch(/maxlength/i);
});

test('the time left is shown as m:ss and has a label for screen readers', () => {
  const html = render(
    <CodeInput
      label="code"
      digits={6}
      value=""
      onChange={ignore}
      timeLeft={{ seconds: 65, label: 'left' }}
    />,
  );

  expect(html).toMatch(/role="timer"[^>]*>.*left.*1:05/);
});

test('spec 4 · input: the error state of the code needs a message and is announced', () => {
  const html = render(
    <CodeInput label="code" digits={6} value="" onChange={ignore} hasError error="wrong" />,
  );

  expect(html).toContain('data-state="error"');
  expect(html).toMatch(/role="alert"[^>]*>wrong</);
  expect(render(<CodeInput label="code" digits={6} value="" onChange={ignore} hasError />)).not.toContain(
    'alert',
  );
});

test('spec 2 · forgot username: the verification-code field is hidden and inert until a code is sent', () => {
  const field = <input aria-label="code" />;

  expect(render(<CodeReveal isOpen={false}>{field}</CodeReveal>)).toMatch(
    /data-state="closed"[^>]* inert=""/,
  );
  expect(render(<CodeReveal isOpen>{field}</CodeReveal>)).toMatch(/data-state="open"/);
  expect(render(<CodeReveal isOpen>{field}</CodeReveal>)).not.toContain('inert');
});

test('the CSS transition of the code field takes as long as the timer that reveals it', () => {
  expect(render(<CodeReveal isOpen={false}>x</CodeReveal>)).toContain(`--reveal:${revealMs}ms`);
});
