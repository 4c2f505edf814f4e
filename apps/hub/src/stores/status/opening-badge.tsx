import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconClockQuestion, IconCoffee, IconDoorEnter, IconDoorOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreStatus, useStoreStatus } from './status.api.ts';

const tones = { OPEN: 'success', BREAK: 'warning', CLOSED: 'danger', UNKNOWN: 'brand' } as const;
const icons = {
  OPEN: IconDoorEnter,
  BREAK: IconCoffee,
  CLOSED: IconDoorOff,
  UNKNOWN: IconClockQuestion,
} as const;

type Props = { status: StoreStatus['status']; children: ReactNode };

/** An opening status with its icon and color. */
export function OpeningBadge({ status, children }: Props) {
  return (
    <StatusBadge tone={tones[status]} icon={<OpeningIcon status={status} size={18} />}>
      {children}
    </StatusBadge>
  );
}

export function OpeningIcon({ status, size }: { status: StoreStatus['status']; size: number }) {
  const Icon = icons[status];
  return <Icon size={size} aria-hidden />;
}

/** The opening status of a store for people who do not set it. Nothing until it is loaded. */
export function OpeningStatus({ storeId }: { storeId: string }) {
  const { t } = useTranslation('status');
  const status = useStoreStatus(storeId)?.status;
  if (!status) return null;
  return <OpeningBadge status={status}>{t(status === 'UNKNOWN' ? 'noStatus' : status)}</OpeningBadge>;
}
