import { expect, test } from 'vitest';
import { type Document, isBlank, linksOf, textOf } from './document.ts';
import { documentProblem, longestDocument, mostLevels, mostNodes } from './document-rules.ts';

const said = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const doc = (...content: object[]) => ({ type: 'doc', content });
const problemOf = (value: unknown, longest = 100) => documentProblem(value, longest);

/** A document with everything that the editor can write. */
const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [said('판매')] },
  { type: 'heading', attrs: { level: 3 }, content: [said('현금')] },
  paragraph(
    said('굵게', { type: 'bold' }),
    said('기울게', { type: 'italic' }),
    { type: 'hardBreak' },
    { type: 'hardBreak', marks: [{ type: 'bold' }] },
    said('링크', link('https://maru.example/a?b=1#c'), { type: 'bold' }),
  ),
  { type: 'paragraph' },
  {
    type: 'bulletList',
    content: [item(paragraph(said('하나')), { type: 'bulletList', content: [item({ type: 'paragraph' })] })],
  },
  { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(said('셋')))] },
  { type: 'orderedList', content: [item(paragraph(said('하나')))] },
  { type: 'blockquote', content: [paragraph(said('말'))] },
  { type: 'horizontalRule' },
);

test('a document with everything that the editor can write is valid', () => {
  expect(problemOf(whole)).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', '<p>hi</p>'],
  ['a list', [doc(paragraph())]],
  ['another root', paragraph(said('hi'))],
  ['no block', doc()],
  ['no content', { type: 'doc' }],
  ['content that is no list', { type: 'doc', content: { length: 1, 0: paragraph() } }],
  ['a text without a block', doc(said('hi'))],
  ['an item without a list', doc(item(paragraph()))],
  ['a list without an item', doc({ type: 'bulletList', content: [] })],
  [
    'an item that begins with no paragraph',
    doc({ type: 'bulletList', content: [item({ type: 'horizontalRule' })] }),
  ],
  ['a block in a paragraph', doc(paragraph(paragraph(said('hi'))))],
  ['an empty text', doc(paragraph(said('')))],
  ['a text that is none', doc(paragraph({ type: 'text', text: 1 }))],
  ['a text without text', doc(paragraph({ type: 'text' }))],
  ['NUL', doc(paragraph(said('a\0b')))],
  ['half a surrogate pair', doc(paragraph(said('a\ud800b')))],
  ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://maru.example' } })],
  ['a picture', doc({ type: 'image', attrs: { src: 'https://maru.example/a.png' } })],
  ['a node without a type', doc({ content: [said('hi')] })],
  ['a type that is none', doc({ type: ['paragraph'], content: [] })],
  ['a type of every object', doc({ type: 'constructor' })],
  ['a first heading', doc({ type: 'heading', attrs: { level: 1 }, content: [said('hi')] })],
  ['a heading without a level', doc({ type: 'heading', content: [said('hi')] })],
  ['a level that is a text', doc({ type: 'heading', attrs: { level: '2' } })],
  ['an attribute of a paragraph', doc({ type: 'paragraph', attrs: { style: 'color: red' } })],
  ['a further attribute', doc({ type: 'heading', attrs: { level: 2, onclick: 'alert(1)' } })],
  ['a further key', doc({ ...paragraph(said('hi')), html: '<b>hi</b>' })],
  [
    'a list that starts at a text',
    doc({ type: 'orderedList', attrs: { start: '1' }, content: [item(paragraph())] }),
  ],
  [
    'a list that starts below 1',
    doc({ type: 'orderedList', attrs: { start: 0 }, content: [item(paragraph())] }),
  ],
  ['marks of a paragraph', doc({ ...paragraph(), marks: [{ type: 'bold' }] })],
  ['an unknown mark', doc(paragraph(said('hi', { type: 'textStyle' })))],
  ['an attribute of a mark', doc(paragraph(said('hi', { type: 'bold', attrs: { class: 'x' } })))],
  ['a mark twice', doc(paragraph(said('hi', { type: 'bold' }, { type: 'bold' })))],
  ['two links on one text', doc(paragraph(said('hi', link('https://a.example'), link('https://b.example'))))],
  ['marks that are no list', doc(paragraph({ ...said('hi'), marks: { type: 'bold' } }))],
  [
    'a further attribute of a link',
    doc(paragraph(said('hi', { type: 'link', attrs: { href: 'https://a.example', onclick: 'x' } }))),
  ],
  ['a link without an address', doc(paragraph(said('hi', { type: 'link' })))],
])('a document is refused for this fault: %s', (_, value) => {
  expect(problemOf(value)).toBe('wrongFormat');
});

test.each([
  'http://maru.example',
  'javascript:alert(1)',
  'https:maru.example',
  'https://',
  'https://maru',
  'https://owner@maru.example',
  ' https://maru.example',
  'https://maru.example/a b',
  'https://maru.example/\n',
  '//maru.example',
  'maru.example',
  '/stores',
  `https://maru.example/${'a'.repeat(2_000)}`,
  42,
  null,
])('a link to %s is refused', (href) => {
  expect(problemOf(doc(paragraph(said('hi', link(href)))))).toBe('wrongWebAddress');
});

test('a document has limits for its text, its nodes and its levels', () => {
  const nested = (levels: number): object =>
    levels === 0 ? paragraph(said('hi')) : { type: 'blockquote', content: [nested(levels - 1)] };
  // The root, the paragraph and its text are levels, too.
  expect(problemOf(doc(nested(mostLevels - 3)))).toBeUndefined();
  expect(problemOf(doc(nested(mostLevels - 2)))).toBe('tooLong');

  expect(problemOf(doc(paragraph(said('가'.repeat(60))), paragraph(said('나'.repeat(40)))))).toBeUndefined();
  expect(problemOf(doc(paragraph(said('가'.repeat(60))), paragraph(said('나'.repeat(41)))))).toBe('tooLong');

  const paragraphs = (count: number) => ({
    type: 'doc',
    content: Array.from({ length: count }, () => ({ type: 'paragraph' })),
  });
  expect(problemOf(paragraphs(mostNodes - 1))).toBeUndefined();
  expect(problemOf(paragraphs(mostNodes))).toBe('tooLong');
  expect(problemOf(paragraphs(mostNodes * 100))).toBe('tooLong');
});

test('the longest document of each kind fits into a request in both languages', () => {
  for (const longest of Object.values(longestDocument)) {
    const bold = (text: string) => said(text, { type: 'bold' });
    // As many nodes as are allowed, with the longest text in letters of three bytes.
    const texts = Array.from({ length: mostNodes - 2 }, () =>
      bold('가'.repeat(Math.floor(longest / mostNodes))),
    );
    const document = doc(paragraph(...texts));
    expect(problemOf(document, longest)).toBeUndefined();
    expect(2 * new TextEncoder().encode(JSON.stringify(document)).length).toBeLessThan(1_000_000);
  }
});

test('the text of a document has a line for each block and line break', () => {
  const document = whole as Document;
  expect(textOf(document)).toBe('판매\n현금\n굵게기울게\n링크\n하나\n셋\n하나\n말');
  expect(linksOf(document)).toEqual(['https://maru.example/a?b=1#c']);
  expect(isBlank(document)).toBe(false);
});

test.each([
  [doc({ type: 'paragraph' })],
  [doc(paragraph(said('  ')), { type: 'horizontalRule' })],
  [doc(paragraph({ type: 'hardBreak' }))],
])('a document without a letter is blank', (document) => {
  expect(isBlank(document as Document)).toBe(true);
});
