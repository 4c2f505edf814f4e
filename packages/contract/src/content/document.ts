/**
 * A rich text as the editor's JSON (ProseMirror): the nodes and marks of Tiptap's StarterKit that are listed here, and no
 * other attribute than these. It is stored as it is and drawn as elements, never as HTML.
 */
export type TextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  /** To an https address. */
  | { type: 'link'; attrs: { href: string } };

export type Inline =
  | { type: 'text'; text: string; marks?: TextMark[] }
  /** The editor keeps the marks around a line break; nothing draws them. */
  | { type: 'hardBreak'; marks?: TextMark[] };

/** The first block of a list item is a paragraph. */
export type ListItem = { type: 'listItem'; content: Block[] };

export type Block =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start?: number }; content: ListItem[] }
  | { type: 'blockquote'; content: Block[] }
  | { type: 'horizontalRule' };

export type Document = { type: 'doc'; content: Block[] };

type Node = Document | Block | ListItem | Inline;

/** The plain text: one line for each block and line break. */
export function textOf(document: Document): string {
  return linesOf(document).join('').replace(/\n+/g, '\n').trim();
}

/** Whether the document has no text, like the content of an empty editor. */
export function isBlank(document: Document): boolean {
  return textOf(document) === '';
}

/** The addresses of its links, in order. */
export function linksOf(document: Document): string[] {
  return marksOf(document).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
}

function marksOf(node: Node): TextMark[] {
  if (node.type === 'text') return node.marks ?? [];
  return 'content' in node ? ((node.content ?? []) as readonly Node[]).flatMap(marksOf) : [];
}

function linesOf(node: Node): string[] {
  if (node.type === 'text') return [node.text];
  if (node.type === 'hardBreak') return ['\n'];
  const content: readonly Node[] = 'content' in node ? (node.content ?? []) : [];
  return [...content.flatMap(linesOf), '\n'];
}
