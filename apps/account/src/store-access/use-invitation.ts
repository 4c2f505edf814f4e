import { isApiError } from '@maru/web/api-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchInvitation, type Invitation } from '#account/sign-up/invitation.api.ts';

export type InvitationStep =
  | { name: 'loading' | 'unknown' | 'failed' }
  | { name: 'found'; invitation: Invitation };

/** Reads an invitation when the page opens, without changing it. */
export function useInvitation(token: string) {
  const [step, setStep] = useState<InvitationStep>({ name: 'loading' });

  async function look() {
    try {
      setStep({ name: 'found', invitation: await fetchInvitation(token) });
    } catch (error) {
      const isNone = isApiError(error, 'NOT_FOUND') || isApiError(error, 'WRONG_FORMAT');
      setStep({ name: isNone ? 'unknown' : 'failed' });
    }
  }

  const begin = useEffectEvent(() => void look());
  useEffect(() => begin(), []);
  return { step, look };
}
