import { answerUnlockApproval, getUnlockApproval } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';

export type Approval = OutputOf<typeof getUnlockApproval>;
export type Said = 'APPROVE' | 'REFUSE';

export function lookAtApproval(token: string): Promise<Approval> {
  return callAsClient(getUnlockApproval, { token });
}

export function answerApproval(token: string, answer: Said): Promise<Approval> {
  return callAsClient(answerUnlockApproval, { token, answer });
}
