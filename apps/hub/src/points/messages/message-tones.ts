import type { Tone } from '@maru/ui/status-badge.tsx';
import type { PointChannel, PointTemplate } from './point-messages.api.ts';

export const channelTones: Record<PointChannel['channels'][number]['status'], Tone> = {
  ACTIVE: 'success',
  BLOCKED: 'danger',
  DELETED: 'danger',
};

export const templateTones: Record<PointTemplate['status'], Tone> = {
  ACTIVE: 'success',
  READY: 'neutral',
  STOPPED: 'danger',
};

export const inspectionTones: Record<PointTemplate['inspectionStatus'], Tone> = {
  REGISTERED: 'neutral',
  REQUESTED: 'brand',
  INSPECTING: 'brand',
  APPROVED: 'success',
  REJECTED: 'danger',
};
