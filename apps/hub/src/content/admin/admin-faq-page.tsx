import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import type { FaqList } from '#hub/content/content.api.ts';
import { inLanguage } from '#hub/content/in-language.ts';
import { inOrder } from '#hub/lib/sorting/in-order.ts';
import { SortableList } from '#hub/lib/sorting/sortable-list.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { adminFaqsQuery } from './admin-content.api.ts';
import styles from './admin-content.module.css';
import { ContentRow } from './content-row.tsx';
import { FaqCategoryDialog } from './faq-category-dialog.tsx';
import { HubTabs } from './hub-tabs.tsx';
import { NewButton } from './new-button.tsx';
import { useAdminContentWords } from './use-admin-content-words.ts';
import { useCategorySort, useFaqSort } from './use-faq-sorting.ts';

type Category = FaqList['categories'][number];
type NamedCategory = Category & { id: string; name: string };

/**
 * Lists all FAQs by category, including drafts. FAQs and categories are sorted here, and a category is edited
 * by choosing its FAQs.
 */
export function AdminFaqPage() {
  const { t } = useAdminContentWords();
  const { data: list } = useSuspenseQuery(adminFaqsQuery());
  const [open, setOpen] = useState<{ categoryId?: string }>();
  const count = list.categories.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const add = <NewButton to={paths.adminOneFaq({ contentId: 'new' })} label={t('faq.new')} />;

  return (
    <StoreFrame
      title={t('content:faq.title')}
      headerSlot={count > 0 && <StatusBadge>{t('content:faq.count', { count })}</StatusBadge>}
      actions={count > 0 && add}
    >
      <div className={styles.page}>
        <HubTabs />
        {count === 0 ? (
          <EmptyState title={t('content:faq.none')} text={t('faq.noneText')} action={add} />
        ) : (
          <>
            <div className={styles.groupHead}>
              <p className={styles.intro}>{t('faq.order')}</p>
              <Button onClick={() => setOpen({})}>{t('faq.newCategory')}</Button>
            </div>
            <Categories list={list} onEdit={(categoryId) => setOpen({ categoryId })} />
          </>
        )}
      </div>
      {open && <FaqCategoryDialog list={list} {...open} onClose={() => setOpen(undefined)} />}
    </StoreFrame>
  );
}

type CategoriesProps = { list: FaqList; onEdit: (categoryId: string) => void };

function Categories({ list, onEdit }: CategoriesProps) {
  const { t, language } = useAdminContentWords();
  const { ids, move } = useCategorySort(list);
  const named = list.categories.filter((one): one is NamedCategory => one.id !== null && one.name !== null);
  const others = list.categories.find(({ id }) => id === null);
  const nameOf = ({ name, nameEn }: NamedCategory) => inLanguage(language, name, nameEn).value;

  return (
    <>
      <SortableList
        items={inOrder(named, ids)}
        label={t('faq.categories')}
        nameOf={nameOf}
        onMove={move}
        isDisabled={named.length === 1}
        renderItem={(category, handle) => (
          <Group list={list} category={category} name={nameOf(category)} handle={handle}>
            <Button className={styles.groupAct ?? ''} onClick={() => onEdit(category.id)}>
              {t('faq.editCategory')}
              <span className="heard-only">{nameOf(category)}</span>
            </Button>
          </Group>
        )}
      />
      {others && others.faqs.length > 0 && (
        <Group list={list} category={others} name={t('faq.noCategory')} handle={null} />
      )}
    </>
  );
}

type GroupProps = {
  list: FaqList;
  category: Category;
  name: string;
  handle: ReactNode;
  children?: ReactNode;
};

function Group({ list, category, name, handle, children }: GroupProps) {
  const { t } = useAdminContentWords();
  const { ids, move } = useFaqSort(list, category.id);
  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.groupHead}>
        {handle}
        <h2 className={styles.groupName}>{name}</h2>
        <span className={styles.other}>{t('content:faq.count', { count: category.faqs.length })}</span>
        {children}
      </div>
      <SortableList
        items={inOrder(category.faqs, ids)}
        label={name}
        nameOf={({ question }) => question}
        onMove={move}
        isDisabled={category.faqs.length === 1}
        renderItem={(faq, faqHandle) => (
          <ContentRow
            handle={faqHandle}
            title={faq.question}
            to={paths.adminOneFaq({ contentId: faq.id })}
            publication={faq}
            hasEnglish={faq.questionEn !== null}
          />
        )}
      />
    </section>
  );
}
