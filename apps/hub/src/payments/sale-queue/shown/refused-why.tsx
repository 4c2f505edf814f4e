import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { isSurelyRefused, refusedLines, takenFor } from '#hub/payments/sale-queue/sending/refused-lines.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

/** Shows the refused lines, and what to do with money that was already taken. */
export function RefusedWhy({ sale, className }: { sale: Sale; className: string | undefined }) {
  const { t, won, nameOf } = usePaymentWords();
  const taken = isSurelyRefused(sale) ? takenFor(sale) : 0;

  return (
    <>
      {refusedLines(sale).map(({ line, ...refused }) => (
        <p key={line.key} className={className}>
          <strong>
            {nameOf(line.seen)}:{' '}
            {t(`refused.lines.${refused.why}`, { count: 'left' in refused ? refused.left : 0 })}
          </strong>
        </p>
      ))}
      {taken > 0 && <p className={className}>{t('refused.taken', { amount: won(taken) })}</p>}
    </>
  );
}
