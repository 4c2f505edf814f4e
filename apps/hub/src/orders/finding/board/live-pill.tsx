import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import type { LiveState } from '#hub/lib/live.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

const tones: Record<LiveState, Tone> = {
  live: 'success',
  polling: 'warning',
  crowded: 'warning',
  offline: 'danger',
};

/** Shows the state of the event stream. */
export function LivePill({ state }: { state: LiveState }) {
  const { t } = useOrderWords();
  return (
    <span role="status">
      <StatusBadge tone={tones[state]} hasDot>
        {/* On a phone the dot is enough while all is well. */}
        <span className={state === 'live' ? 'heard-only-below-48em' : undefined}>{t(`live.${state}`)}</span>
      </StatusBadge>
    </span>
  );
}
