import { answerUnlockApproval, getUnlockApproval } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';

export type Approval = OutputOf<typeof getUnlockApproval>;
export type ApprovalAnswer = 'APPROVE' | 'REFUSE';

export function fetchApproval(token: string): Promise<Approval> {
  return callAsClient(getUnlockApproval, { token });
}

export function answerApproval(token: string, answer: ApprovalAnswer): Promise<Approval> {
  return callAsClient(answerUnlockApproval, { token, answer });
}
