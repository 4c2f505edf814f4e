import { Outlet } from '@tanstack/react-router';
import { StandingFrame } from './standing-frame.tsx';

/** Around the screens of the platform's admins, who need not be in a store. */
export function AdminLayout() {
  return (
    <StandingFrame area="admin">
      <Outlet />
    </StandingFrame>
  );
}
