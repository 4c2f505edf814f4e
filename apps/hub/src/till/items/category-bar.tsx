import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { usePart } from '@maru/ui/later/later.ts';
import { IconArrowLeft, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { categorySheet } from '#hub/till/later-sheets.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import { BarButton } from './bar-button.tsx';
import styles from './category-bar.module.css';
import { CategoryChips } from './category-chips.tsx';
import { useHiddenEdges } from './use-hidden-edges.ts';

/** On phones the search field opens in place of the categories. */
export type PhoneSearch = {
  field: ReactNode;
  isOpen: boolean;
  /** The button that opens it. It gets the focus back when the search closes. */
  opener: Ref<HTMLButtonElement>;
  onOpen: () => void;
  onClose: () => void;
};

type CategoryBarProps = {
  categories: readonly Category[];
  /** Null shows the whole menu; undefined marks no category. */
  chosen: string | null | undefined;
  onChoose: (categoryId: string | null) => void;
  search: PhoneSearch | undefined;
  /** Buttons at the end of the row, on phones. */
  tools?: ReactNode;
};

/** Categories in one scrolling row, with a button for the full list if the row overflows. */
export function CategoryBar({ categories, chosen, onChoose, search, tools }: CategoryBarProps) {
  const { t } = useTillWords();
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [isListOpen, setIsListOpen] = useState(false);
  const CategorySheet = usePart(categorySheet, isListOpen);
  const beyond = useHiddenEdges(row);
  const closeList = () => setIsListOpen(false);

  if (search?.isOpen) {
    return (
      <div className={styles.bar}>
        <BarButton
          label={t('search.close')}
          icon={<IconArrowLeft size={22} aria-hidden />}
          onClick={search.onClose}
        />
        {search.field}
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      {search && (
        <BarButton
          ref={search.opener}
          label={t('search.label')}
          icon={<IconSearch size={22} aria-hidden />}
          onClick={search.onOpen}
        />
      )}
      <CategoryChips
        ref={setRow}
        beyond={beyond}
        categories={categories}
        chosen={chosen}
        onChoose={onChoose}
      />
      {(beyond.start || beyond.end) && (
        <BarButton
          label={t('allCategories')}
          icon={<IconChevronDown size={22} aria-hidden />}
          opens="dialog"
          onClick={() => setIsListOpen(true)}
        />
      )}
      {tools}
      {isListOpen && CategorySheet && (
        <CategorySheet
          categories={categories}
          chosen={chosen}
          onChoose={(categoryId) => {
            closeList();
            onChoose(categoryId);
          }}
          onClose={closeList}
        />
      )}
    </div>
  );
}
