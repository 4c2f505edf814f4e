import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#account/lib/page.tsx';
import { type Invitation, lookAtInvitation } from './invitation.api.ts';

/**
 * The invitation whose link led to this sign-up, while it is good: its address is the one to sign up with. The mail that
 * verifies it comes all the same, and the invitation is found again after the login, on whatever device.
 */
export function useInvited(onInvited: (username: string) => void): Invitation | undefined {
  const token = new URLSearchParams(usePage().query).get('invitation');
  const [invitation, setInvitation] = useState<Invitation>();
  const take = useEffectEvent((found: Invitation) => {
    // What is good no more was said on the page before; signing up is free to anybody.
    if (found.state !== 'OPEN') return;
    setInvitation(found);
    onInvited(found.username);
  });

  useEffect(() => {
    if (token) lookAtInvitation(token).then(take).catch(reportError);
  }, [token]);
  return invitation;
}
