import { Button } from '@mantine/core';
import { leastByLink } from '@maru/contract/payments/least-by-link.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import { newKey } from '@maru/web/new-key.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { readingTime } from '#hub/payments/reading-time.ts';
import type { Tender } from '#hub/payments/sale-queue/sale.ts';
import { SheetStage } from '#hub/payments/sheet-stage.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import { useSheetKeys } from '#hub/payments/use-sheet-keys.ts';
import styles from './choose-tender.module.css';
import { PaidLines } from './paid-lines.tsx';
import { SplitTender } from './split/split-tender.tsx';
import { CashTender } from './ways/cash-tender.tsx';
import { type TenderWay, TenderWays } from './ways/tender-ways.tsx';
import { TerminalTender } from './ways/terminal-tender.tsx';

type ChooseTenderProps = {
  due: number;
  left: number;
  isTooMuch: boolean;
  /** What is being paid. */
  sold: Sold | null;
  allowed: readonly TenderType[];
  isConnected: boolean;
  onTake: (tender: Tender, key: string) => void;
  onSplit: (amounts: readonly number[]) => void;
  /** Takes the order, then shows its pay link. Missing if the store has no pay links. */
  onLink?: (() => void) | undefined;
  onFinish: () => void;
  /** When this sheet replaced another one, in ms since 1970. */
  openedAt?: number | undefined;
};

/**
 * Asks how the next amount is paid. Mount it again for each tender: each mount has its own key, so that a
 * double press takes the tender once.
 */
export function ChooseTender(props: ChooseTenderProps) {
  const { due, left, isTooMuch, sold, allowed, isConnected, onSplit, onLink, onFinish } = props;
  const { t } = usePaymentWords();
  const [key] = useState(newKey);
  const [way, setWay] = useState<TenderWay | null>(null);
  const [backAt, setBackAt] = useState(props.openedAt ?? 0);
  const take = (tender: Tender) => props.onTake(tender, key);

  if (isTooMuch) return <p className={styles.tooMuch}>{t('tender.tooMuch')}</p>;
  if (left === 0) return <NothingToPay onFinish={onFinish} />;
  if (way === null) {
    const choose = (chosen: TenderWay) => {
      // A card is charged at once, so the second press of a double press on “back” must not choose it. A
      // double press that closed another sheet must not choose any way.
      const isMeant = chosen !== 'CARD' && backAt !== props.openedAt;
      if (!isMeant && Date.now() - backAt < readingTime) return;
      if (chosen === 'CARD') return take({ paymentMethod: 'card', amount: due });
      return chosen === 'LINK' ? onLink?.() : setWay(chosen);
    };
    return (
      <SheetStage key="ways">
        <TenderWays
          allowed={allowed}
          isConnected={isConnected}
          hasLink={onLink !== undefined}
          isLinkClosed={left < leastByLink}
          onChoose={choose}
        />
        {sold && <PaidLines sold={sold} />}
      </SheetStage>
    );
  }
  return (
    <SheetStage key={way}>
      <Button
        className={styles.back ?? ''}
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={() => {
          setWay(null);
          setBackAt(Date.now());
        }}
      >
        {t('tender.back')}
      </Button>
      {way === 'CASH' && <CashTender due={due} onTake={take} />}
      {way === 'TERMINAL' && <TerminalTender due={due} onTake={take} />}
      {way === 'SPLIT' && (
        <SplitTender
          left={left}
          lines={sold?.lines ?? []}
          onSplit={(amounts) => {
            onSplit(amounts);
            setWay(null);
          }}
        />
      )}
    </SheetStage>
  );
}

/** Nothing is left to pay, because of a discount. The order only has to be stored. */
function NothingToPay({ onFinish }: { onFinish: () => void }) {
  const { t } = usePaymentWords();
  useSheetKeys({ Enter: onFinish });

  return (
    <div className={styles.way}>
      <p className={styles.text}>{t('tender.nothingToPay')}</p>
      <Button size="xl" variant="action" data-autofocus onClick={onFinish}>
        {t('tender.finish')}
      </Button>
    </div>
  );
}
