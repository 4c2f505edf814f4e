import { formatPercent } from '@maru/web/format.ts';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Trans } from 'react-i18next';
import styles from '#hub/lib/figures/figure.module.css';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';
import { compared } from './compared.ts';

/**
 * What a figure is compared with: its name within a sentence, and whether the whole period counts or only up
 * to the same time of day.
 */
type Than = { name: string; until: 'day' | 'soFar' };

type ChangeWordsProps = {
  value: number;
  before: number;
  than: Than;
  /** The figure is a number of orders: its change is a number, too. Changes of amounts are in percent. */
  isCount?: boolean;
  /** Shown if there is nothing to compare with. */
  none?: string;
};

/** Says how a figure changed, with an arrow. */
export function ChangeWords({ value, before, than, isCount = false, none }: ChangeWordsProps) {
  const { t } = useSalesWords();
  const { name, until } = than;
  const found = compared(value, before);
  if (!found) return none ? <p className={styles.more}>{none}</p> : null;
  if (value === before) return <p className={styles.more}>{t(`same.${until}`, { name })}</p>;
  if (found.way === 'close' && !isCount)
    return <p className={styles.more}>{t(`close.${until}`, { name })}</p>;

  const way = value > before ? 'up' : 'down';
  const Arrow = way === 'up' ? IconArrowUpRight : IconArrowDownRight;
  const changeOfAmount =
    found.way === 'tenfold'
      ? t('change.tenfold')
      : t(`change.${way}`, { value: formatPercent(found.percent / 100) });
  return (
    <p className={styles.more}>
      <Trans
        t={t}
        i18nKey={`than.${until}`}
        values={{ name }}
        components={{
          change: (
            <span className={styles.change} data-way={way}>
              <Arrow size={18} className={styles.arrow} data-way={way} aria-hidden />
              {isCount ? t(`change.orders.${way}`, { count: Math.abs(value - before) }) : changeOfAmount}
            </span>
          ),
        }}
      />
    </p>
  );
}
