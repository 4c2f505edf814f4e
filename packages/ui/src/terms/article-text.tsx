import styles from './article-text.module.css';
import { type Block, blocksOf } from './blocks-of.ts';

/** The text of an article, with its line breaks. */
export function ArticleText({ content }: { content: string }) {
  return (
    <div className={styles.text}>
      {blocksOf(content).map((block) => (
        <TextBlock key={block.kind === 'items' ? block.items.join() : block.text} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind !== 'items') return <p className={styles[block.kind]}>{block.text}</p>;
  return (
    <ul className={styles.items}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
