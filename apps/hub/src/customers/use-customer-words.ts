import { formatCount } from '@maru/web/format.ts';
import { useWordsIn } from '#hub/lib/use-words-in.ts';

/** Texts of customers and of their points at the till. */
export function useCustomerWords() {
  const words = useWordsIn('customers');
  const { t } = words;
  return { ...words, points: (count: number) => t('points', { count, points: formatCount(count) }) };
}
