import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './category-chips.module.css';
import { moveInGrid } from './move-in-grid.ts';
import type { HiddenEdges } from './use-hidden-edges.ts';

type CategoryChipsProps = {
  ref: Ref<HTMLElement>;
  beyond: HiddenEdges;
  categories: readonly Category[];
  /** Null shows the whole menu; undefined marks no category. */
  chosen: string | null | undefined;
  onChoose: (categoryId: string | null) => void;
};

/** Categories as one tab stop. Arrow keys move between them, Enter chooses one. */
export function CategoryChips({ ref, beyond, categories, chosen, onChoose }: CategoryChipsProps) {
  const { t, nameOf } = useTillWords();
  const [current, setCurrent] = useState<string | null>();
  const chips = [
    { id: null, label: t('allItems') },
    ...categories.map((it) => ({ id: it.id, label: nameOf(it) })),
  ];
  const positionOf = (wanted: string | null | undefined) => chips.findIndex(({ id }) => id === wanted);
  const at = Math.max(0, positionOf(current === undefined ? chosen : current));

  const handleArrow = (event: KeyboardEvent) => {
    const to = moveInGrid(event.key, { from: at, columns: chips.length, count: chips.length });
    if (to === null) return;
    event.preventDefault();
    const chip = event.currentTarget.querySelectorAll('button')[to] ?? null;
    chip?.focus();
    bringIntoSight(chip);
  };

  return (
    <nav
      ref={ref}
      className={styles.chips}
      aria-label={t('categories')}
      data-more-before={beyond.start}
      data-more-after={beyond.end}
      onKeyDown={handleArrow}
    >
      {chips.map(({ id, label }, index) => (
        <button
          key={id ?? 'all'}
          ref={id === chosen ? bringIntoSight : undefined}
          type="button"
          className={`chip ${styles.chip}`}
          aria-pressed={id === chosen}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setCurrent(id)}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

/**
 * Scrolls the row after arrow keys and choices from the full list. It must not scroll on every focus, because
 * scrolling the row under a finger would cancel the press.
 */
function bringIntoSight(chip: HTMLElement | null) {
  chip?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
