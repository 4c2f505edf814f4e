import type { Block, Document, Inline, ListItem } from '@maru/contract/content/document.ts';

/**
 * Reads a document of the demo from lines: `## ` a heading, `- ` and `1. ` items of a list, `> ` a quote, `**…**` bold.
 */
export function readDocument(lines: readonly string[]): Document {
  return { type: 'doc', content: lines.reduce<Block[]>(withLine, []) };
}

function withLine(blocks: Block[], line: string): Block[] {
  if (line.startsWith('## ')) {
    return [...blocks, { type: 'heading', attrs: { level: 2 }, content: inlineOf(line.slice(3)) }];
  }
  if (line.startsWith('> '))
    return [...blocks, { type: 'blockquote', content: [paragraphOf(line.slice(2))] }];
  if (line.startsWith('- ')) return withItem(blocks, 'bulletList', line.slice(2));
  if (line.startsWith('1. ')) return withItem(blocks, 'orderedList', line.slice(3));
  return [...blocks, paragraphOf(line)];
}

/** Adds an item to the list at the end of the blocks, or begins a list. */
function withItem(blocks: Block[], type: 'bulletList' | 'orderedList', text: string): Block[] {
  const item: ListItem = { type: 'listItem', content: [paragraphOf(text)] };
  const last = blocks.at(-1);
  if (last?.type !== type) return [...blocks, { type, content: [item] }];
  return [...blocks.slice(0, -1), { ...last, content: [...last.content, item] }];
}

function paragraphOf(text: string): Block {
  return { type: 'paragraph', content: inlineOf(text) };
}

/** Splits at `**`: every second part is bold. */
function inlineOf(text: string): Inline[] {
  return text.split('**').flatMap((part, place): Inline[] => {
    if (part === '') return [];
    return [{ type: 'text', text: part, ...(place % 2 === 1 && { marks: [{ type: 'bold' }] }) }];
  });
}
