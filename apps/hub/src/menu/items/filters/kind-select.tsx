import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './filters.module.css';
import type { KindFilterProps } from './kind-filter.tsx';
import { shownKinds } from './list-address.ts';

/** KindFilter as a native select for phones, as wide as one chip. */
export function KindSelect({ counts, chosen, onChoose }: KindFilterProps) {
  const { t, count } = useItemsWords();

  return (
    <select
      className={styles.kindSelect}
      data-on={chosen !== undefined}
      aria-label={t('kinds.label')}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => onChoose(shownKinds.find((kind) => kind === currentTarget.value))}
    >
      <option value="">{t('kinds.any')}</option>
      {shownKinds.map((kind) => (
        <option key={kind} value={kind}>
          {`${t(`kinds.${kind}`)} ${count(counts[kind])}`}
        </option>
      ))}
    </select>
  );
}
