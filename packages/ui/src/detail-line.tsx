import { Fragment } from 'react';
import styles from './detail-line.module.css';

/** Short facts about one thing in a line of text, which breaks between them. Parts that are missing are left out. */
export function DetailLine({ parts }: { parts: readonly (string | false | null | undefined)[] }) {
  const told = parts.filter((part) => typeof part === 'string' && part !== '');
  return told.map((part, i) => (
    <Fragment key={part || i}>
      {/* The dot stays at the end of a line. */}
      <span className={styles.part}>{i < told.length - 1 ? `${part} ·` : part}</span>{' '}
    </Fragment>
  ));
}
