import { Outlet } from '@tanstack/react-router';
import { SignedOutDialog } from './states/signed-out-dialog.tsx';

export function RootLayout() {
  return (
    <>
      <Outlet />
      <SignedOutDialog />
    </>
  );
}
