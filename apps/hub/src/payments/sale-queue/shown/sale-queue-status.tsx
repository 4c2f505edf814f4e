import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { isUnsent, type Sale } from '#hub/payments/sale-queue/sale.ts';
import type { Connection } from '#hub/payments/sale-queue/sale-queue.ts';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';

type SaleQueueStatusProps = { sales: readonly Sale[]; connection: Connection; onOpen: () => void };

/** Shows the till's connection state and the number of unsent orders; always visible. */
export function SaleQueueStatus({ sales, connection, onOpen }: SaleQueueStatusProps) {
  const { t } = usePaymentWords();
  const unsent = sales.filter(isUnsent);
  const refused = unsent.filter(({ refusal }) => refusal !== null);
  const state = stateOfAll({ connection, unsent: unsent.length, refused: refused.length });

  return (
    <button type="button" className="header-pill" onClick={onOpen}>
      <span role="status">
        <StatusBadge tone={tones[state]} hasDot>
          {t(`saleQueue.states.${state}`, { count: state === 'REFUSED' ? refused.length : unsent.length })}
        </StatusBadge>
      </span>
      <span className="heard-only">{t('saleQueue.open')}</span>
    </button>
  );
}

const tones = {
  CONNECTED: 'success',
  SENDING: 'brand',
  REFUSED: 'warning',
  DOWN: 'danger',
  DOWN_KEPT: 'danger',
  SIGNED_OUT: 'danger',
} as const satisfies Record<string, Tone>;

function stateOfAll(now: { connection: Connection; unsent: number; refused: number }): keyof typeof tones {
  if (now.connection === 'DOWN') return now.unsent > 0 ? 'DOWN_KEPT' : 'DOWN';
  if (now.connection === 'SIGNED_OUT') return 'SIGNED_OUT';
  if (now.refused > 0) return 'REFUSED';
  return now.unsent > 0 ? 'SENDING' : 'CONNECTED';
}
