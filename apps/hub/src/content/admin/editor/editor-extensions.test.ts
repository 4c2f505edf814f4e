import { documentProblem, longestDocument } from '@maru/contract/content/document-rules.ts';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { editorExtensions, listBegins } from './editor-extensions.ts';

const schema = getSchema(editorExtensions);
const problemOf = (document: unknown) => documentProblem(document, longestDocument.news);

test.each(
  Object.keys(schema.nodes).filter((name) => !['doc', 'text', 'listItem', 'hardBreak'].includes(name)),
)('the server takes a %s as the editor writes it', (name) => {
  const levels = name === 'heading' ? { level: 3 } : null;
  const node = schema.nodes[name]?.createAndFill(levels);
  expect(problemOf({ type: 'doc', content: [node?.toJSON()] })).toBeUndefined();
});

test.each(Object.keys(schema.marks))(
  'the server takes words that are %s, and a line break among them',
  (name) => {
    const mark = schema.mark(name, name === 'link' ? { href: 'https://maru.example/a' } : null);
    const words = schema.text('a', [mark]);
    const lineBreak = schema.nodes.hardBreak?.create(null, null, [mark]);
    const paragraph = schema.nodes.paragraph?.create(
      null,
      [words, lineBreak, words].filter((node) => node != null),
    );
    expect(problemOf({ type: 'doc', content: [paragraph?.toJSON()] })).toBeUndefined();
  },
);

test('attributes that the editor does not know are dropped, so that the server takes the document', () => {
  const stored = {
    type: 'doc',
    content: [
      {
        type: 'orderedList',
        attrs: { start: 3, type: 'a' },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'a',
            marks: [{ type: 'link', attrs: { href: 'https://maru.example', target: '_top' } }],
          },
        ],
      },
    ],
  };
  expect(problemOf(schema.nodeFromJSON(stored).toJSON())).toBeUndefined();
});

test.each([
  ['1. ', true],
  ['12. ', true],
  ['2026. ', false],
  ['0. ', false],
])('%s begins a list: %s', (typed, begins) => expect(listBegins.test(typed)).toBe(begins));
