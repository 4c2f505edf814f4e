import type { OutputOf } from '@maru/contract/endpoint.ts';
import { getInvitation } from '@maru/contract/store-access/invitations.endpoints.ts';
import { callAsClient } from '#account/lib/call-as-client.ts';

export type Invitation = OutputOf<typeof getInvitation>;

export function fetchInvitation(token: string): Promise<Invitation> {
  return callAsClient(getInvitation, { token });
}
