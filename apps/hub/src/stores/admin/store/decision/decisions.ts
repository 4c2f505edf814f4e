import { type ApplicationStatus, needsReason } from '@maru/contract/stores/application.ts';

export type Decision = {
  kind: 'APPROVE' | 'SEND_BACK' | 'CLOSE' | 'REOPEN';
  to: ApplicationStatus;
  needsReason: boolean;
};

/** Kind of an admin's decision. */
export function decisionOf(from: ApplicationStatus, to: 'APPROVED' | 'DRAFT' | 'TERMINATED'): Decision {
  const approval = from === 'TERMINATED' ? 'REOPEN' : 'APPROVE';
  const kind = to === 'APPROVED' ? approval : to === 'DRAFT' ? 'SEND_BACK' : 'CLOSE';
  return { kind, to, needsReason: needsReason(to) };
}
