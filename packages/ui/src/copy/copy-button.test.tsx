import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../provider.tsx';
import { CopyButton } from './copy-button.tsx';

test('spec 4 · copy button: it begins as normal, and changes of its text are announced', () => {
  const html = renderToStaticMarkup(
    <UiProvider>
      <CopyButton text="x" copyText="copy" copiedText="copied" failedText="failed" />
    </UiProvider>,
  );

  expect(html).toMatch(/<button[^>]*type="button"/);
  expect(html).toContain('<span aria-live="polite">copy</span>');
  expect(html).not.toMatch(/copied|failed/);
});
