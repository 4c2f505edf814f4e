import { Button } from '@mantine/core';
import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import type { Menu } from '#hub/menu/menu.ts';
import { showCart } from '#hub/till/cart/priced.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import type { HeldCart } from './held-cart-store.ts';
import styles from './held-sheet.module.css';
import { timeNextToName } from './time-next-to-name.ts';

export type HeldSheetProps = {
  held: readonly HeldCart[];
  menu: Menu;
  taxType: TaxType;
  /** False while the cart in use can be neither put on hold nor replaced. */
  canResume: boolean;
  onResume: (held: HeldCart) => void;
  onDelete: (held: HeldCart) => void;
  onClose: () => void;
};

/** Lists the carts on hold, at present menu prices. */
export function HeldSheet(props: HeldSheetProps) {
  const { held, menu, taxType, canResume, onResume, onDelete, onClose } = props;
  const { t, won, nameOf, language } = useTillWords();

  return (
    <Sheet isOpen onClose={onClose} title={t('hold.list')} closeText={t('close')} width={480}>
      <p className={styles.text}>
        {t(held.length === 0 ? 'hold.none' : canResume ? 'hold.kept' : 'hold.repairFirst')}
      </p>
      <ul className={styles.list}>
        {held.map((one) => {
          const { lines, priced } = showCart(one.cart, menu, taxType);
          const names = lines.map(({ item, line }) => `${nameOf(item ?? line.seen)} ${line.quantity}`);
          return (
            <li key={one.id} className={styles.held} aria-label={one.name}>
              <div className={styles.row}>
                <span className={styles.name}>
                  <strong>{one.name}</strong>
                  <span className={styles.text}>{timeNextToName(one, language)}</span>
                </span>
                <strong>{won(priced.total)}</strong>
              </div>
              <p className={styles.text}>
                <DetailLine parts={names} />
              </p>
              <div className={styles.acts}>
                <Button variant="brand" disabled={!canResume} onClick={() => onResume(one)}>
                  {t('hold.resume')}
                </Button>
                <Button onClick={() => onDelete(one)}>{t('hold.delete')}</Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
