import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useNow } from '#hub/lib/use-now.ts';
import { type TimeLeft, timeLeft } from './time-left.ts';
import { useAdminWords } from './use-admin-words.ts';

const tones: Record<TimeLeft['state'], Tone> = { waiting: 'neutral', urgent: 'warning', overdue: 'danger' };

/** Countdown to the promised answer. The text says if it is overdue. */
export function TimeLeftBadge({ dueAt }: { dueAt: string }) {
  const { t } = useAdminWords();
  const { state, hours, minutes } = timeLeft(dueAt, useNow(20_000));
  const unit = hours === 0 ? 'minutes' : minutes === 0 ? 'wholeHours' : 'hours';
  const Icon = state === 'overdue' ? IconAlertTriangle : IconClock;

  return (
    <StatusBadge tone={tones[state]} icon={<Icon size={16} aria-hidden />}>
      {t(`timeLeft.${state}`, {
        time: t(`timeLeft.${unit}`, { hours, minutes }),
      })}
    </StatusBadge>
  );
}
