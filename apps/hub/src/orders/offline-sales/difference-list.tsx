import type { Difference } from '@maru/contract/orders/difference.ts';
import { formatCount } from '@maru/web/format.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './difference-list.module.css';

/** Lists how a sale differed from the menu. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const wordsOf = useDifferenceWords();
  return (
    <ul className={styles.differences}>
      {numbered(differences).map(({ key, difference }) => (
        <li key={key}>{wordsOf(difference)}</li>
      ))}
    </ul>
  );
}

function useDifferenceWords() {
  const { t, won, nameOf } = useOrderWords();

  return (difference: Difference): string => {
    const { kind } = difference;
    switch (kind) {
      case 'PRICE':
      case 'OPTION_PRICE': {
        const { menu, sold } = difference;
        return t(`differences.kinds.${kind}`, { name: nameOf(difference), menu: won(menu), sold: won(sold) });
      }
      case 'STOCK_SHORT':
        return t('differences.kinds.STOCK_SHORT', { name: nameOf(difference), count: difference.missing });
      case 'TENDER_OFF':
        return t('differences.kinds.TENDER_OFF', { type: t(`paymentTypes.${difference.type}`) });
      case 'TAX_TYPE': {
        const { sold, now } = difference;
        const words = { sold: t(`differences.taxTypes.${sold}`), now: t(`differences.taxTypes.${now}`) };
        return t('differences.kinds.TAX_TYPE', words);
      }
      case 'POINTS_NOT_USED':
        return t('differences.kinds.POINTS_NOT_USED', { points: formatCount(difference.points) });
      case 'CUSTOMER_UNKNOWN':
      case 'AGE':
      case 'PAYMENT_AGE':
        return t(`differences.kinds.${kind}`);
      default:
        return t(`differences.kinds.${kind}`, { name: nameOf(difference) });
    }
  };
}

/** Differences never change, so their index can serve as a key. */
function numbered(differences: readonly Difference[]) {
  return differences.map((difference, key) => ({ difference, key }));
}
