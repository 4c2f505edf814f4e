import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useWords } from '#hub/till/use-words.ts';
import styles from './category-chips.module.css';

type CategoryChipsProps = {
  categories: readonly Category[];
  /** Null shows the whole menu. */
  chosen: string | null;
  onChoose: (categoryId: string | null) => void;
};

export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t, nameOf } = useWords();
  const chips = [
    { id: null, label: t('allItems') },
    ...categories.map((it) => ({ id: it.id, label: nameOf(it) })),
  ];

  return (
    <nav className={styles.chips} aria-label={t('categories')}>
      {chips.map(({ id, label }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={id === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            onChoose(id);
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
