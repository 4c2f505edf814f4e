import { Button } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatTimeAgo } from '@maru/web/format.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './change-row.module.css';
import type { MenuChange } from './changes.api.ts';
import { useChangeWords } from './use-change-words.ts';

type ChangeRowProps = { storeId: string; change: MenuChange; onUndo: () => void };

/** One change in words: what, to how many items, by whom and when. */
export function ChangeRow({ storeId, change, onUndo }: ChangeRowProps) {
  const { t, language, wordsOf } = useChangeWords(storeId);
  const now = useNow(30_000);
  const titleId = useId();
  const { itemCount, changedBy, changedAt, undoneAt } = change;
  const when = formatTimeAgo(changedAt, language, now);

  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div>
        <p className={styles.what} id={titleId}>
          {wordsOf(change)}
        </p>
        <p className={styles.meta}>
          {itemCount > 0 && <span>{t('items', { count: itemCount })}</span>}
          <span>{changedBy === null ? t('bySomeone') : t('by', { name: changedBy })}</span>
          <time dateTime={changedAt}>{when}</time>
        </p>
      </div>
      {undoneAt === null ? (
        <Button
          leftSection={<IconArrowBackUp size={20} />}
          aria-label={t('undoOne', { what: wordsOf(change) })}
          onClick={onUndo}
        >
          {t('undo')}
        </Button>
      ) : (
        <StatusBadge>{t('undone')}</StatusBadge>
      )}
    </li>
  );
}
