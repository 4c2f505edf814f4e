import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Paper } from '#hub/till/receipt/paper.ts';
import { useWords } from '#hub/till/use-words.ts';
import styles from './tender-head.module.css';
import type { TenderDesk } from './use-tender.ts';

type TenderHeadProps = { desk: TenderDesk; due: number; paper: Paper | null };

/** What is left to pay as the largest number, and what was paid so far. */
export function TenderHead({ desk, due, paper }: TenderHeadProps) {
  const { t, won, cardOf } = useWords();
  const { total, left, staged } = desk;
  const isPart = due < left;

  return (
    <section className={styles.head} aria-live="polite">
      <p className={styles.label}>
        {t(isPart ? 'tender.dueNow' : left < total ? 'tender.left' : 'tender.due')}
      </p>
      <p className={styles.amount}>{won(due)}</p>
      {(isPart || left < total) && (
        <p className={styles.rest}>
          {isPart && <span>{t('tender.leftOf', { amount: won(left) })}</span>}
          {left < total && <span>{t('tender.totalOf', { amount: won(total) })}</span>}
        </p>
      )}
      <ul className={styles.made}>
        {paper?.tenders.map(({ key, type, amount, card, approvalNumber }) => (
          <li key={key} className={styles.tender}>
            <span>
              {[t(`tenderTypes.${type}`), (card && cardOf(card)) || approvalNumber]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.paid}>{won(amount)}</span>
          </li>
        ))}
        {staged.map(({ key, type, amount, approvalNumber }) => (
          <li key={key} className={styles.tender}>
            <span>{[t(`tenderTypes.${type}`), approvalNumber].filter(Boolean).join(' · ')}</span>
            <span className={styles.paid}>{won(amount)}</span>
            <ActionIcon aria-label={t('tender.takeBack')} onClick={() => desk.takeBack(key)}>
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  );
}
