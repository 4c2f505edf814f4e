import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatCount, formatDate } from '@maru/web/format.ts';
import type { CustomerRow } from '#hub/customers/customers.api.ts';
import type { CustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import styles from './customer-columns.module.css';
import { TagList } from './tag-list.tsx';

/** Columns of the list of customers. Names and numbers are masked. */
export function customerColumns(words: CustomerOfficeWords): Column<CustomerRow>[] {
  const { t, points, newsWords, language } = words;
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name || t('noName'), isTitle: true },
    {
      id: 'phone',
      header: t('columns.phone'),
      cell: ({ phone }) => <span className={styles.number}>{phone}</span>,
    },
    { id: 'balance', header: t('columns.balance'), cell: ({ balance }) => points(balance), align: 'end' },
    { id: 'visits', header: t('columns.visits'), cell: ({ visits }) => formatCount(visits), align: 'end' },
    {
      id: 'lastVisitAt',
      header: t('columns.lastVisitAt'),
      cell: ({ lastVisitAt }) =>
        lastVisitAt ? <time dateTime={lastVisitAt}>{formatDate(lastVisitAt, language)}</time> : t('noVisit'),
    },
    { id: 'news', header: t('columns.news'), cell: ({ news }) => newsWords(news), isWideOnly: true },
    {
      id: 'tags',
      header: t('columns.tags'),
      cell: ({ tags }) => <TagList tags={tags} />,
      isWideOnly: true,
    },
  ];
}
