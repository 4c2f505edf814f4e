import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { Kbd } from '@maru/ui/keys/key-hints.tsx';
import { IconCash, IconCreditCard, IconDeviceTablet, IconQrcode, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import styles from './tender-ways.module.css';

/** Ways to pay, in the order of their shortcut keys. */
export type TenderWay = 'CARD' | 'CASH' | 'TERMINAL' | 'SPLIT' | 'LINK';

type TenderWaysProps = {
  /** Allowed by the store's payment setting. */
  allowed: readonly TenderType[];
  isConnected: boolean;
  /** Whether guests of this store can pay by link. */
  hasLink: boolean;
  /** The amount due is too small for a link. */
  isLinkClosed: boolean;
  onChoose: (way: TenderWay) => void;
};

type Way = { way: TenderWay; type: TenderType | null; icon: ReactNode };

const ways: readonly Way[] = [
  { way: 'CARD', type: 'card', icon: <IconCreditCard size={28} aria-hidden /> },
  { way: 'CASH', type: 'INSTORE_CASH', icon: <IconCash size={28} aria-hidden /> },
  { way: 'TERMINAL', type: 'INSTORE_CAT', icon: <IconDeviceTablet size={28} aria-hidden /> },
  { way: 'SPLIT', type: null, icon: <IconUsers size={28} aria-hidden /> },
  { way: 'LINK', type: null, icon: <IconQrcode size={28} aria-hidden /> },
];

/** Buttons for the ways to pay. A press on the card charges the amount due; others open a further step. */
export function TenderWays({ allowed, isConnected, hasLink, isLinkClosed, onChoose }: TenderWaysProps) {
  const { t } = usePaymentWords();
  const offered = ways.filter(({ way, type }) =>
    way === 'LINK' ? hasLink && isConnected : type === null || allowed.includes(type),
  );
  const isClosed = (way: TenderWay) => (way === 'CARD' ? !isConnected : way === 'LINK' && isLinkClosed);
  const choose = (way: TenderWay) => !isClosed(way) && onChoose(way);
  useSheetKeys(Object.fromEntries(offered.map(({ way }, index) => [`${index + 1}`, () => choose(way)])));

  return (
    <div className={styles.ways}>
      {offered.map(({ way, icon }, index) => (
        <button
          key={way}
          type="button"
          className={styles.way}
          data-way={way}
          data-autofocus={way === 'CARD' || undefined}
          disabled={isClosed(way)}
          onClick={() => choose(way)}
        >
          {icon}
          <span className={styles.name}>{t(`tender.ways.${way}`)}</span>
          <span className={styles.key}>
            <Kbd>{index + 1}</Kbd>
          </span>
          {way === 'TERMINAL' && !allowed.includes('card') && (
            <span className={styles.reason}>{t('tender.cardAtTerminal')}</span>
          )}
          {isClosed(way) && (
            <span className={styles.reason}>
              {t(way === 'LINK' ? 'tender.linkTooLittle' : 'tender.cardNeedsConnection')}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
