import { Button } from '@mantine/core';
import { leastUsable, mostUsable, whyNotUsable } from '@maru/contract/points/use.ts';
import { NumberPad } from '@maru/ui/fields/number-pad.tsx';
import { useState } from 'react';
import { useCustomerWords } from '#hub/customers/use-customer-words.ts';
import { type CartCustomer, sumOf, usingPoints } from './cart-customer.ts';
import styles from './use-points.module.css';

type UsePointsProps = {
  customer: CartCustomer;
  /** The amount to pay before points. */
  total: number;
  /** Whether the guest chooses. */
  isTurned: boolean;
  onTake: (customer: CartCustomer | null) => void;
  onOther: () => void;
};

/** Asks how many points a sale uses: as many as possible, some, or none. */
export function UsePoints({ customer, total, isTurned, onTake, onOther }: UsePointsProps) {
  const { t, points, won } = useCustomerWords();
  const [typed, setTyped] = useState<number | null>(null);
  const { known } = customer;
  if (!known) return null;
  const { balance, terms, elsewhere = [] } = known;
  const most = mostUsable(balance, total, terms);
  const take = (count: number) => onTake(usingPoints(customer, count));
  const problem =
    typed === null || typed === 0
      ? undefined
      : typed > total
        ? 'NOT_PAYABLE'
        : whyNotUsable(typed, balance, terms);

  return (
    <div className={styles.step}>
      <dl className={styles.figures}>
        <div>
          <dt>{known.name || t('noName')}</dt>
          <dd className={styles.phone}>{known.phone}</dd>
        </div>
        <div>
          <dt>{t(elsewhere.length > 0 ? 'use.usable' : 'balance')}</dt>
          <dd className={styles.balance}>{points(balance)}</dd>
        </div>
      </dl>
      {elsewhere.length > 0 && (
        <p className={styles.text}>
          {[
            balance > sumOf(elsewhere) && t('use.here', { points: points(balance - sumOf(elsewhere)) }),
            ...elsewhere.map((one) => t('use.ofStore', { store: one.store, points: points(one.balance) })),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {most === 0 && (
        <p className={styles.text}>
          {t('use.tooFew', { least: points(leastUsable(terms)), total: won(total) })}
        </p>
      )}
      {typed === null ? (
        <div className={styles.ways}>
          <Button size="xl" variant="action" data-autofocus disabled={most === 0} onClick={() => take(most)}>
            {t('use.all', { points: points(most) })}
          </Button>
          <Button size="xl" disabled={most === 0} onClick={() => setTyped(0)}>
            {t('use.some')}
          </Button>
          <Button size="xl" onClick={() => take(0)}>
            {t('use.none')}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.typed}>
            <span className="heard-only">{t('use.howMany')}</span>
            <output aria-live="polite">{points(typed)}</output>
          </p>
          <p
            className={styles.text}
            role={problem && 'alert'}
            data-problem={problem !== undefined || undefined}
          >
            {problem
              ? t(`use.problems.${problem}`, {
                  least: points(leastUsable(terms)),
                  step: points(terms.useStep),
                  balance: points(balance),
                  total: won(total),
                })
              : t('use.rule', {
                  least: points(leastUsable(terms)),
                  most: points(most),
                  step: points(terms.useStep),
                })}
          </p>
          <NumberPad
            label={t('use.howMany')}
            backspaceText={t('till.backspace')}
            value={typed}
            onChange={setTyped}
            onEnter={() => typed > 0 && !problem && take(typed)}
          />
          <Button
            size="xl"
            variant="action"
            disabled={typed === 0 || problem !== undefined}
            onClick={() => take(typed)}
          >
            {t('use.take', { points: points(typed) })}
          </Button>
          <Button size="lg" onClick={() => setTyped(null)}>
            {t('till.back')}
          </Button>
        </>
      )}
      <div className={styles.foot}>
        <Button size="lg" variant="subtle" color="gray" onClick={onOther}>
          {t(isTurned ? 'replace.again' : 'till.other')}
        </Button>
        {!isTurned && (
          <Button size="lg" variant="subtle" color="gray" onClick={() => onTake(null)}>
            {t('till.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
