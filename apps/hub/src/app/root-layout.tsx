import { Outlet } from '@tanstack/react-router';
import { SignedOutDialog } from './signed-out-dialog.tsx';

export function RootLayout() {
  return (
    <>
      <Outlet />
      <SignedOutDialog />
    </>
  );
}
