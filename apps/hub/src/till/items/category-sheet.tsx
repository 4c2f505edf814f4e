import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './category-sheet.module.css';

type CategorySheetProps = {
  categories: readonly Category[];
  /** Null shows the whole menu; undefined marks no category. */
  chosen: string | null | undefined;
  onChoose: (categoryId: string | null) => void;
  onClose: () => void;
};

/** A sheet with all categories, in case they do not fit into the row. */
export function CategorySheet({ categories, chosen, onChoose, onClose }: CategorySheetProps) {
  const { t, nameOf } = useTillWords();
  const all = [
    { id: null, label: t('allItems') },
    ...categories.map((it) => ({ id: it.id, label: nameOf(it) })),
  ];

  return (
    <Sheet isOpen onClose={onClose} title={t('allCategories')} closeText={t('close')}>
      <ul className={styles.list}>
        {all.map(({ id, label }) => (
          <li key={id ?? 'all'}>
            <button
              type="button"
              className={`chip ${styles.category}`}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
