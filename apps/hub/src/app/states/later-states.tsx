import { later, usePart } from '@maru/ui/later/later.ts';
import type { ComponentProps } from 'react';
import { PagePending } from './page-pending.tsx';

// Loaded lazily, since most visits need none of them.
const notFound = later(async () => (await import('./not-found-page.tsx')).NotFoundPage);
const noPermission = later(async () => (await import('./no-permission-state.tsx')).NoPermissionState);
const loginFailed = later(async () => (await import('#hub/sign-in/login-failed-page.tsx')).LoginFailedPage);

export function NotFound() {
  const Page = usePart(notFound, true);
  return Page ? <Page /> : <PagePending />;
}

export function MayNotSee() {
  const State = usePart(noPermission, true);
  return State ? <State /> : <PagePending />;
}

export function LoginFailed(props: ComponentProps<NonNullable<ReturnType<(typeof loginFailed)['getPart']>>>) {
  const Page = usePart(loginFailed, true);
  return Page ? <Page {...props} /> : <PagePending />;
}
