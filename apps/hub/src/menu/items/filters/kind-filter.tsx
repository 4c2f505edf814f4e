import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './filters.module.css';
import { type ShownKind, shownKinds } from './list-address.ts';

export type KindFilterProps = {
  counts: Readonly<Record<ShownKind, number>>;
  chosen: ShownKind | undefined;
  onChoose: (kind: ShownKind | undefined) => void;
};

/** Filters for items that need attention. */
export function KindFilter({ counts, chosen, onChoose }: KindFilterProps) {
  const { t, count } = useItemsWords();

  return (
    <fieldset className={styles.kinds}>
      <legend className="heard-only">{t('kinds.label')}</legend>
      {shownKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`chip ${styles.kind}`}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        >
          {t(`kinds.${kind}`)} <span className={styles.count}>{count(counts[kind])}</span>
        </button>
      ))}
    </fieldset>
  );
}
