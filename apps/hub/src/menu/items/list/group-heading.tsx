import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useTranslation } from 'react-i18next';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './item-list.module.css';

type GroupHeadingProps = { category: Category; count: number; start: number };

export function GroupHeading({ category, count: items, start }: GroupHeadingProps) {
  const { t, count, nameOf } = useItemsWords();
  const { t: tTax } = useTranslation('menu-tax');

  return (
    <h2 className={styles.heading} style={{ transform: `translateY(${start}px)` }}>
      {nameOf(category)} <span className={styles.count}>{count(items)}</span>
      {!category.enabled && <StatusBadge>{t('switchedOff')}</StatusBadge>}
      {!category.taxable && <StatusBadge>{tTax('taxFree')}</StatusBadge>}
    </h2>
  );
}
