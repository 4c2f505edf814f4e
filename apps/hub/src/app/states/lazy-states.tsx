import { type ComponentProps, lazy, Suspense } from 'react';
import { PagePending } from './page-pending.tsx';

// Most visits never see one of them.
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const NoPermissionState = lazy(async () => ({
  default: (await import('./no-permission-state.tsx')).NoPermissionState,
}));
const LoginFailedPage = lazy(async () => ({
  default: (await import('#hub/sign-in/login-failed-page.tsx')).LoginFailedPage,
}));

export function NotFound() {
  return (
    <Suspense fallback={<PagePending />}>
      <NotFoundPage />
    </Suspense>
  );
}

export function MayNotSee() {
  return (
    <Suspense fallback={<PagePending />}>
      <NoPermissionState />
    </Suspense>
  );
}

export function LoginFailed(props: ComponentProps<typeof LoginFailedPage>) {
  return (
    <Suspense fallback={<PagePending />}>
      <LoginFailedPage {...props} />
    </Suspense>
  );
}
