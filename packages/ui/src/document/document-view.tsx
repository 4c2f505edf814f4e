import { Fragment, type ReactNode } from 'react';
import styles from './document-view.module.css';

/** A node of a rich text (ProseMirror JSON). Unknown nodes are not drawn. */
export type DocumentNode = {
  type: string;
  attrs?: { level?: number; start?: number };
  content?: readonly DocumentNode[];
  text?: string;
  marks?: readonly DocumentMark[];
};
type DocumentMark = { type: string; attrs?: { href: string } };

type Heading = 2 | 3 | 4;

/** Draws a rich text as elements; nothing in it is ever interpreted as HTML. Links open a new tab. */
export function DocumentView({
  document,
  topHeading = 2,
  lang,
}: {
  document: DocumentNode;
  /** The level of its highest headings on this page. */
  topHeading?: Heading;
  /** The language of the text, if it may differ from that of the page. */
  lang?: string;
}) {
  return (
    <div className={styles.document} lang={lang}>
      <Content of={document} topHeading={topHeading} />
    </div>
  );
}

type Part = { of: DocumentNode; topHeading: Heading };

function Content({ of: { content = [] }, topHeading }: Part) {
  return content.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawn text is replaced as a whole
    <NodeView key={place} of={node} topHeading={topHeading} />
  ));
}

function NodeView(part: Part): ReactNode {
  const { type, attrs, text = '', marks } = part.of;
  const inside = () => <Content {...part} />;
  switch (type) {
    case 'text':
      return <MarkedText text={text} marks={marks ?? []} />;
    case 'hardBreak':
      return <br />;
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return <HeadingView {...part} />;
    case 'bulletList':
      return <ul>{inside()}</ul>;
    case 'orderedList':
      return <ol start={attrs?.start}>{inside()}</ol>;
    case 'listItem':
      return <li>{inside()}</li>;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    default:
      return null;
  }
}

function HeadingView(part: Part) {
  const isTop = part.of.attrs?.level === 2;
  const Tag = `h${isTop ? part.topHeading : part.topHeading + 1}` as 'h2' | 'h3' | 'h4' | 'h5';
  return (
    <Tag className={isTop ? styles.top : styles.sub}>
      <Content {...part} />
    </Tag>
  );
}

function MarkedText({ text, marks: [mark, ...rest] }: { text: string; marks: readonly DocumentMark[] }) {
  if (!mark) return text;
  return (
    <Marked mark={mark}>
      <MarkedText text={text} marks={rest} />
    </Marked>
  );
}

function Marked({ mark, children }: { mark: DocumentMark; children: ReactNode }) {
  if (mark.type === 'bold') return <strong>{children}</strong>;
  if (mark.type === 'italic') return <em>{children}</em>;
  const href = mark.type === 'link' ? mark.attrs?.href : undefined;
  // The server stores no other addresses. This check covers texts that did not come from it, such as one that
  // is being written.
  if (!href || !/^https:\/\//i.test(href)) return <Fragment>{children}</Fragment>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
