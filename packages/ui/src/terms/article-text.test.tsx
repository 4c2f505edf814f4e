import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';

test('an article is rendered with its heading, its paragraphs with line breaks, and its list items', () => {
  const html = renderToString(
    <ArticleText content={'1. Fees\n\nPaid monthly.\nBy transfer.\n\n- for the till\n- for the page'} />,
  );

  expect(html.match(/<p[^>]*>/g)).toHaveLength(2);
  expect(html).toContain('Paid monthly.\nBy transfer.');
  expect(html).toContain('<li>for the till</li><li>for the page</li>');
});
