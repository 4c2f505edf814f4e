import { Fragment } from 'react';
import styles from './detail-line.module.css';
import { dot } from './separator.ts';

/**
 * Shows short facts about one thing in a line of text that breaks only between them. Missing parts are left
 * out.
 */
export function DetailLine({ parts }: { parts: readonly (string | false | null | undefined)[] }) {
  const told = parts.filter((part) => typeof part === 'string' && part !== '');
  return told.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same, and none has a state to keep
    <Fragment key={`${i} ${part}`}>
      {i > 0 && ' '}
      <span className={styles.part}>
        {i > 0 && dot}
        {part}
      </span>
    </Fragment>
  ));
}
