export type Block =
  | { kind: 'heading' | 'paragraph'; text: string }
  /** Lines that begin with a dash, without the dash. */
  | { kind: 'items'; items: string[] };

/**
 * Blocks of an article's text. Empty lines separate paragraphs. A single line that begins with a number (such as `3.
 * Fees`) is a heading, lines that begin with a dash are list items. Line breaks in a paragraph are kept.
 */
export function blocksOf(content: string): Block[] {
  return content.split(/\n{2,}/).flatMap((paragraph) => {
    if (/^\d+\. [^\n]*$/.test(paragraph)) return { kind: 'heading' as const, text: paragraph };
    return blocksIn(paragraph.split('\n').filter((line) => line !== ''));
  });
}

function blocksIn(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = /^- (.*)$/.exec(line)?.[1];
    if (item !== undefined && last?.kind === 'items') last.items.push(item);
    else if (item !== undefined) blocks.push({ kind: 'items', items: [item] });
    else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
