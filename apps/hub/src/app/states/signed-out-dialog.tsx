import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { sessionStore, startSignIn } from '@maru/web/session.ts';
import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Shown if the session ended on a screen in use. It asks before redirecting, so that a cart or a half-filled
 * form can still be read.
 */
export function SignedOutDialog() {
  const { t } = useTranslation('app');
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const address = useRouterState({ select: ({ location }) => location.href });
  const isInUse = useRouterState({
    select: ({ status, matches }) =>
      status === 'idle' && matches.some(({ routeId }) => routeId.startsWith('/signed-in')),
  });
  const signInAgain = () => void startSignIn(address);

  return (
    <Dialog
      isOpen={isInUse && session.status === 'signedOut'}
      onClose={signInAgain}
      title={t('signedOut.title')}
      closeText={t('signedOut.action')}
      isPersistent
      footer={
        <Button variant="action" size="lg" fullWidth onClick={signInAgain} data-autofocus>
          {t('signedOut.action')}
        </Button>
      }
    >
      {t('signedOut.text')}
    </Dialog>
  );
}
