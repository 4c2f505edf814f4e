import { later, usePart } from '@maru/ui/later/later.ts';
import { sessionStore } from '@maru/web/session.ts';
import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

const signedOut = later(async () => (await import('./idle-parts.ts')).idleParts.SignedOutDialog);

export function RootLayout() {
  const { status } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const SignedOut = usePart(signedOut, status === 'signedOut');
  return (
    <>
      <Outlet />
      {SignedOut && <SignedOut />}
    </>
  );
}
