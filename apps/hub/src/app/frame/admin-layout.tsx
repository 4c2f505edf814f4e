import { Outlet } from '@tanstack/react-router';
import { StandingFrame } from './standing-frame.tsx';

/** Layout of the platform admins' screens. Admins need not be members of a store. */
export function AdminLayout() {
  return (
    <StandingFrame area="admin">
      <Outlet />
    </StandingFrame>
  );
}
