import type { PayPageFacts, ShownPayState } from '@maru/contract/rendered-page.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import { FailedPage } from './failed-page.tsx';
import { GuestPage } from './guest-page.tsx';
import { PayForm } from './pay-form.tsx';
import { PayLines } from './pay-lines.tsx';
import styles from './pay-page.module.css';
import { usePayWords } from './use-pay-words.ts';

/** Page behind a pay link: the amount to pay, later the outcome of the payment. It works without script. */
export function PayPage() {
  const { t } = useTranslation('payments');
  const { payPage = { state: 'UNKNOWN', isNotCharged: false } } = usePage().content;
  if (payPage.state === 'FAILED') return <FailedPage {...payPage} />;
  if (payPage.state === 'UNKNOWN') {
    return (
      <GuestPage>
        <h1 className={styles.title}>{t('unknown.title')}</h1>
        {payPage.isNotCharged && <p className={styles.notice}>{t('unknown.notCharged')}</p>}
        <p className={styles.text}>{t('unknown.text')}</p>
      </GuestPage>
    );
  }
  const { state, ...facts } = payPage;
  return (
    <GuestPage>
      <p className={styles.store}>
        <strong>{facts.storeName}</strong>
        <span>{t('order', { number: facts.orderNumber })}</span>
      </p>
      {state === 'PAYABLE' ? <PayForm facts={facts} /> : <Outcome state={state} facts={facts} />}
      {state !== 'CANCELLED' && <PayLines facts={facts} />}
    </GuestPage>
  );
}

/** Whether a payment was made through this link, by this guest or another. */
function isOfPayment(state: ShownPayState): state is keyof typeof amounts {
  return state in amounts;
}

/**
 * Whether this guest's own payment was abandoned or not charged. The payment shown is then that of another
 * guest, or an earlier one.
 */
function isOfOther(hint: PayPageFacts['hint']): boolean {
  return hint !== null && hint !== 'NOT_PAID';
}

type OutcomeProps = { state: Exclude<ShownPayState, 'PAYABLE'>; facts: PayPageFacts };

const amounts = { PAID: 'paidAmount', RETURNED: 'paidAmount', CONFIRMING: 'confirmingAmount' } as const;

function Outcome({ state, facts }: OutcomeProps) {
  const { t } = useTranslation('payments');
  const { won } = usePayWords();
  const { token = '' } = usePage().params;
  const { amount, givenBack, goingBack, hint } = facts;
  const isAwaited = state === 'CONFIRMING' || state === 'WAITING';
  if (isOfPayment(state) && isOfOther(hint)) {
    return (
      <div role="status">
        <h1 className={styles.title}>{t(`ofOther.${state}.title`)}</h1>
        <p className={styles.notice}>{t('ofOther.notCharged')}</p>
        <p className={styles.text}>{t(`ofOther.${state}.text`)}</p>
        {isAwaited && (
          <a className={styles.again} href={`/pay/${token}?notcharged`}>
            {t('again')}
          </a>
        )}
      </div>
    );
  }

  return (
    <div role="status">
      <h1 className={styles.title} data-good={state === 'PAID' || undefined}>
        {t(`states.${state}.title`)}
      </h1>
      {isOfPayment(state) && (
        <p className={styles.amount}>
          <span>{t(amounts[state])}</span>
          <strong>{won(amount)}</strong>
        </p>
      )}
      <p className={styles.text}>{t(`states.${state}.text`)}</p>
      {goingBack > 0 && <p className={styles.notice}>{t('goingBack', { amount: won(goingBack) })}</p>}
      {givenBack > 0 && <p className={styles.notice}>{t('givenBack', { amount: won(givenBack) })}</p>}
      {isAwaited && (
        <a className={styles.again} href={`/pay/${token}`}>
          {t('again')}
        </a>
      )}
    </div>
  );
}
