import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { StatusBadge, type Tone } from '@maru/ui/status-badge.tsx';
import { useAdminWords } from './use-admin-words.ts';

const tones: Readonly<Record<ApplicationStatus, Tone>> = {
  DRAFT: 'neutral',
  PENDING: 'brand',
  APPROVED: 'success',
  TERMINATED: 'danger',
};

/** The status of a store's application. One that was sent back differs from one that was never submitted. */
export function ApplicationBadge({ status, isSentBack }: { status: ApplicationStatus; isSentBack: boolean }) {
  const { t } = useAdminWords();
  return isSentBack ? (
    <StatusBadge tone="warning">{t('sentBack')}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
  );
}
