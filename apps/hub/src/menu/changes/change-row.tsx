import { Button } from '@mantine/core';
import type { MenuChange } from '@maru/contract/menu/menu-changes.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatTimeAgo } from '@maru/web/format.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { personName } from '#hub/lib/person-name.ts';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './change-row.module.css';
import { useChangeWords } from './use-change-words.ts';

type ChangeRowProps = { storeId: string; change: MenuChange; onUndo: () => void };

/** One change in words: what, which item or how many, by whom and when. */
export function ChangeRow({ storeId, change, onUndo }: ChangeRowProps) {
  const { t, language, wordsOf, itemsOf } = useChangeWords(storeId);
  const now = useNow(30_000);
  const titleId = useId();
  const { about, changedBy, changedAt, undoneAt } = change;
  const items = itemsOf(change);
  const when = formatTimeAgo(changedAt, language, now);

  return (
    <li className={styles.row} aria-labelledby={titleId}>
      <div>
        <p className={styles.what} id={titleId}>
          {wordsOf(change)}
        </p>
        <p className={styles.meta}>
          {items !== undefined && <span>{items}</span>}
          <span>{t('by', { name: personName(changedBy ?? '') })}</span>
          <time dateTime={changedAt}>{when}</time>
        </p>
      </div>
      {undoneAt === null && about.kind === 'OTHER' && <p className={styles.meta}>{t('notNow')}</p>}
      {undoneAt === null && about.kind !== 'OTHER' && (
        <Button
          leftSection={<IconArrowBackUp size={20} />}
          aria-label={t('undoOne', { what: wordsOf(change) })}
          onClick={onUndo}
        >
          {t('undo')}
        </Button>
      )}
      {undoneAt !== null && <StatusBadge>{t('undone')}</StatusBadge>}
    </li>
  );
}
