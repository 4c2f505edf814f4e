import { reportError } from '@maru/web/report-error.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#account/lib/page.tsx';
import { fetchInvitation, type Invitation } from './invitation.api.ts';

/**
 * The open invitation whose link opened this sign-up. The sign-up must use the invited e-mail address, which
 * is still verified by mail. After the login the hub shows the invitation on any device.
 */
export function useInvited(onInvited: (username: string) => void): Invitation | undefined {
  const token = new URLSearchParams(usePage().query).get('invitation');
  const [invitation, setInvitation] = useState<Invitation>();
  const take = useEffectEvent((found: Invitation) => {
    // The previous page already said that the invitation has ended. Signing up is possible without one.
    if (found.state !== 'OPEN') return;
    setInvitation(found);
    onInvited(found.username);
  });

  useEffect(() => {
    if (token) fetchInvitation(token).then(take).catch(reportError);
  }, [token]);
  return invitation;
}
