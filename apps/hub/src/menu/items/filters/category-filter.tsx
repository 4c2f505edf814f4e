import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './filters.module.css';

type CategoryFilterProps = {
  categories: readonly Category[];
  counts: ReadonlyMap<string, number>;
  total: number;
  chosen: string | undefined;
  onChoose: (categoryId: string | undefined) => void;
};

/** Filters by category: a column beside the list on wide screens, else a row of chips above it. */
export function CategoryFilter({ categories, counts, total, chosen, onChoose }: CategoryFilterProps) {
  const { t, count, nameOf } = useItemsWords();
  const choices = [
    { id: undefined, name: t('all'), count: total, enabled: true },
    ...categories.map((category) => ({
      id: category.id,
      name: nameOf(category),
      count: counts.get(category.id) ?? 0,
      enabled: category.enabled,
    })),
  ];

  return (
    <nav className={styles.categories} aria-label={t('categories')}>
      {choices.map((choice) => (
        <button
          key={choice.id ?? 'all'}
          type="button"
          className={`chip ${styles.category}`}
          aria-pressed={choice.id === chosen}
          data-off={!choice.enabled}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            onChoose(choice.id);
          }}
        >
          <span className={styles.name}>{choice.name}</span>
          {!choice.enabled && <span className="heard-only">{t('switchedOff')}</span>}
          <span className={styles.count}>{count(choice.count)}</span>
        </button>
      ))}
    </nav>
  );
}
