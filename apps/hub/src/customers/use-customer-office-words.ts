import { formatCount } from '@maru/web/format.ts';
import { useWordsIn } from '#hub/lib/use-words-in.ts';

/** Texts of the list of customers and of the page of one. */
export function useCustomerOfficeWords() {
  const words = useWordsIn('customer-office');
  const { t } = words;
  return { ...words, points: (count: number) => t('points', { count, points: formatCount(count) }) };
}

export type CustomerOfficeWords = ReturnType<typeof useCustomerOfficeWords>;
