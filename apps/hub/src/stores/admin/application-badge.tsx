import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { Tone } from '@maru/ui/status-badge.tsx';

export const statusTones: Readonly<Record<ApplicationStatus, Tone>> = {
  DRAFT: 'neutral',
  PENDING: 'brand',
  APPROVED: 'success',
  TERMINATED: 'danger',
};
