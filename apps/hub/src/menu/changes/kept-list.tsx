import { keptWords, sortKept } from './kept-words.ts';
import type { Undone } from './undo-change.api.ts';
import styles from './undo-dialog.module.css';
import { useChangeWords } from './use-change-words.ts';

/** Maximum number of items to list. Nobody reads thousands. */
const mostNamed = 200;

/** Lists what an undo left unchanged, item by item with the reason, or says that nothing could be undone. */
export function KeptList({ storeId, undone }: { storeId: string; undone: Undone }) {
  const { t, nameOf } = useChangeWords(storeId);
  const { itemCount, kept } = undone;
  const words = keptWords(undone);
  if (kept.length === 0)
    return (
      <p className={styles.nothing} role="status">
        {t('menu-undo:nothingToUndo')}
      </p>
    );
  return (
    <div className={styles.kept} role="status">
      <p>{t(`kept.${words}`, { count: itemCount, left: sortKept(kept).left.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <ul className={styles.list} aria-label={t(`kept.titles.${words}`)} tabIndex={0}>
        {kept.slice(0, mostNamed).map(({ id, name, fields }) => (
          <li key={id}>
            <p className={styles.name}>{nameOf({ id, name })}</p>
            {fields.map(({ field, reason }) => (
              <p key={reason + field} className={styles.reason}>
                {t(`kept.reasons.${reason}`, { field: t(`menu-undo:fields.${field}`) })}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {kept.length > mostNamed && <p>{t('kept.more', { count: kept.length - mostNamed })}</p>}
    </div>
  );
}
