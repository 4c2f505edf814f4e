import { Button } from '@mantine/core';
import { refusalWords } from '@maru/web/report-error.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { type Refusal, type Sale, waitingStep } from '#hub/payments/sale-queue/sale.ts';
import { isRefusedForSender } from '#hub/payments/sale-queue/sending/receipted-sale.ts';
import { RefusedWhy } from '#hub/payments/sale-queue/shown/refused-why.tsx';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import styles from './refused-tender.module.css';
import { overtakenBy } from './taken-elsewhere.ts';

type RefusedTenderProps = {
  sale: Sale;
  refusal: Refusal;
  /** Undefined while another cart is in use. */
  onBackToCart: (() => void) | undefined;
  onAskAgain: () => void;
  onOtherWay: () => void;
};

/** Says why the server refused and what to do. */
export function RefusedTender(props: RefusedTenderProps) {
  const { sale, refusal, onBackToCart, onAskAgain, onOtherWay } = props;
  const { t } = usePaymentWords();
  const words = useRefusalWords();

  return (
    <section className={styles.refused}>
      <IconAlertCircle className={styles.picture} size={56} stroke={1.5} aria-hidden />
      <h3 className={styles.title}>{t(`refused.${refusal.during}`)}</h3>
      <div className={styles.why} role="alert">
        <p className={styles.text}>{words(sale, refusal)}</p>
        <RefusedWhy sale={sale} className={styles.text} />
      </div>
      <div className={styles.acts}>
        {refusal.during === 'ORDER' && isRefusedForSender(sale) ? (
          <Button size="xl" variant="action" data-autofocus onClick={onAskAgain}>
            {t('saleQueue.sendNow')}
          </Button>
        ) : refusal.during === 'ORDER' ? (
          <>
            <Button
              size="xl"
              variant="action"
              data-autofocus
              disabled={!onBackToCart}
              onClick={() => onBackToCart?.()}
            >
              {t(refusal.code === 'PRICE_CHANGED' ? 'refused.backToCart' : 'saleQueue.restore')}
            </Button>
            {!onBackToCart && <p className={styles.text}>{t('saleQueue.cartFirst')}</p>}
          </>
        ) : (
          <>
            <Button size="xl" variant="action" data-autofocus onClick={onAskAgain}>
              {t('refused.askAgain')}
            </Button>
            <Button size="lg" onClick={onOtherWay}>
              {t('refused.otherWay')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Texts of refusals: from the error catalogue, or our own for late requests and payments taken elsewhere. */
export function useRefusalWords() {
  const { t, won } = usePaymentWords();

  return (sale: Sale, refusal: Refusal): string => {
    const { during, code, detail } = refusal;
    if (isRefusedForSender(sale)) return t('refused.stranger');
    if (code === 'LATE') return t(`refused.late.${during}`);
    const overtaken = overtakenBy(refusal);
    const amount = won(waitingStep(sale)?.tender.amount ?? 0);
    return overtaken ? t(`overtaken.row.${overtaken}`, { amount }) : refusalWords({ code, detail });
  };
}
