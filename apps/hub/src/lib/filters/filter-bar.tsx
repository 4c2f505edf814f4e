import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  label: string;
  texts: { more: string; less: string; clear: string };
  children: ReactNode;
  /**
   * Further filters. On a phone, and with `isMany` on every screen, a button shows and hides them. They are
   * open at first if `isMoreSet`.
   */
  more: ReactNode;
  isMoreSet: boolean;
  isMany?: boolean;
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
};

/** Filters of a list. Each takes effect at once. */
export function FilterBar(props: FilterBarProps) {
  const { label, texts, children, more, isMoreSet, isMany = false, onClear } = props;
  const [isMoreOpen, setIsMoreOpen] = useState(isMoreSet);
  return (
    <search className={`screen-only ${styles.filters}`} data-many={isMany} aria-label={label}>
      {children}
      <Button
        className={styles.moreButton ?? ''}
        aria-expanded={isMoreOpen}
        onClick={() => setIsMoreOpen(!isMoreOpen)}
      >
        {isMoreOpen ? texts.less : texts.more}
      </Button>
      <div className={styles.more} data-open={isMoreOpen}>
        {more}
      </div>
      {onClear && (
        <Button className={styles.clear ?? ''} onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

/** Keeps the two filters of a range side by side, also on a phone. */
export function FilterPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
