import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';

test('the parts of an article stand apart: what heads it, its paragraphs with their breaks, its items', () => {
  const html = renderToString(
    <ArticleText content={'1. Fees\n\nPaid monthly.\nBy transfer.\n\n- for the till\n- for the page'} />,
  );

  expect(html.match(/<p[^>]*>/g)).toHaveLength(2);
  expect(html).toContain('Paid monthly.\nBy transfer.');
  expect(html).toContain('<li>for the till</li><li>for the page</li>');
});
