import type { Customer } from '@maru/contract/customers/customer.ts';
import { formatCount, formatDate } from '@maru/web/format.ts';
import { useWordsIn } from '#hub/lib/use-words-in.ts';

/** Texts of the list of customers and of the page of one. */
export function useCustomerOfficeWords() {
  const words = useWordsIn('customer-office');
  const { t, language } = words;
  const newsWords = (news: Customer['news']) =>
    news
      ? t(news.agreed ? 'news.agreed' : 'news.refused', { date: formatDate(news.at, language) })
      : t('news.never');
  const points = (count: number) => t('points', { count, points: formatCount(count) });
  /** Tells apart customers without a name who have the same last four digits. */
  const since = ({ createdAt }: Pick<Customer, 'createdAt'>) =>
    t('merge.since', { date: formatDate(createdAt, language) });
  return { ...words, points, newsWords, since };
}

export type CustomerOfficeWords = ReturnType<typeof useCustomerOfficeWords>;
