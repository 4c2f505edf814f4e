import { Button } from '@mantine/core';
import styles from '@maru/ui/table/table-pager.module.css';
import type { TableState } from './table-model.ts';

/** Pages counted from 1, or cursors where only the next (and sometimes the previous) is known. */
export type Paging =
  | { kind: 'pages'; pageCount: number; pageText: (page: number, pageCount: number) => string }
  | { kind: 'cursor'; next?: string | undefined; previous?: string | undefined };

export type PagerTexts = { label: string; first: string; previous: string; next: string };

type TablePagerProps = {
  paging: Paging;
  texts: PagerTexts;
  state: TableState;
  onStateChange: (state: TableState) => void;
};

export function TablePager({ paging, texts, state, onStateChange }: TablePagerProps) {
  const { page: currentPage = 1, cursor, ...kept } = state;

  if (paging.kind === 'pages') {
    const go = (page: number) => onStateChange(page === 1 ? kept : { ...kept, page });
    return (
      <nav className={styles.pager} aria-label={texts.label}>
        <Button disabled={currentPage <= 1} onClick={() => go(currentPage - 1)}>
          {texts.previous}
        </Button>
        <span className={styles.page}>{paging.pageText(currentPage, paging.pageCount)}</span>
        <Button disabled={currentPage >= paging.pageCount} onClick={() => go(currentPage + 1)}>
          {texts.next}
        </Button>
      </nav>
    );
  }

  const { next, previous } = paging;
  return (
    <nav className={styles.pager} aria-label={texts.label}>
      <Button disabled={cursor === undefined} onClick={() => onStateChange(kept)}>
        {texts.first}
      </Button>
      {previous !== undefined && (
        <Button onClick={() => onStateChange({ ...kept, cursor: previous })}>{texts.previous}</Button>
      )}
      <Button
        disabled={next === undefined}
        onClick={() => next !== undefined && onStateChange({ ...kept, cursor: next })}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
