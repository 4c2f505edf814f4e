import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DocumentNode, DocumentView } from './document-view.tsx';

const htmlOf = (content: DocumentNode[], topHeading?: 2 | 3 | 4) =>
  renderToString(<DocumentView document={{ type: 'doc', content }} {...(topHeading && { topHeading })} />);
const said = (text: string, marks: DocumentNode['marks'] = []): DocumentNode => ({
  type: 'text',
  text,
  marks,
});
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });

test('a text is drawn with its headings, lists, quotes, rules and line breaks', () => {
  const item = (text: string): DocumentNode => ({ type: 'listItem', content: [paragraph(said(text))] });
  const html = htmlOf([
    { type: 'heading', attrs: { level: 2 }, content: [said('Till')] },
    { type: 'heading', attrs: { level: 3 }, content: [said('Cash')] },
    paragraph(said('One'), { type: 'hardBreak' }, said('Two')),
    { type: 'bulletList', content: [item('a'), item('b')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item('c')] },
    { type: 'blockquote', content: [paragraph(said('Said'))] },
    { type: 'horizontalRule' },
  ]);

  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div><h2>Till</h2><h3>Cash</h3><p>One<br/>Two</p><ul><li><p>a</p></li><li><p>b</p></li></ul>' +
      '<ol start="3"><li><p>c</p></li></ol><blockquote><p>Said</p></blockquote><hr/></div>',
  );
});

test('the headings of a document start below the heading level of the page', () => {
  expect(htmlOf([{ type: 'heading', attrs: { level: 3 }, content: [said('Cash')] }], 4)).toContain('<h5');
});

test('bold text in a link is nested inside it, and the link opens a new tab with rel="noopener noreferrer"', () => {
  const marks = [{ type: 'link', attrs: { href: 'https://maru.example/a?b=1&c=2' } }, { type: 'bold' }];
  expect(htmlOf([paragraph(said('Read on', marks))])).toContain(
    '<a href="https://maru.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer"><strong>Read on</strong></a>',
  );
});

test('tags in a text stay text', () => {
  const html = htmlOf([paragraph(said('<img src=x onerror=alert(1)>'))]);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'http://maru.example',
  '//maru.example',
])('a link to %s is drawn as text', (href) => {
  const html = htmlOf([paragraph(said('Read on', [{ type: 'link', attrs: { href } }]))]);
  expect(html).toContain('Read on');
  expect(html).not.toContain('<a');
});

test('unknown nodes of a document are left out', () => {
  expect(htmlOf([{ type: 'iframe', attrs: { level: 2 } }, paragraph(said('Here'))])).toContain(
    '><p>Here</p></div>',
  );
});
