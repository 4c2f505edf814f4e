import { Button } from '@mantine/core';
import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import { errorWords } from '@maru/web/report-error.ts';
import { startSignIn } from '@maru/web/session.ts';
import { SessionEnded, SignInFailed } from '@maru/web/session-errors.ts';
import { type ErrorComponentProps, Link, useParams, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NoPermission } from '#hub/app/no-permission.ts';
import { paths } from '#hub/app/paths.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';
import { LaterLockedState } from './later-locked.tsx';
import { LoginFailed, MayNotSee, NotFound } from './later-states.tsx';
import { PagePending } from './page-pending.tsx';
import styles from './route-error.module.css';

/** Replaces a screen that failed to load: says what happened and what to do next. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();

  // SignedOutDialog, which opens above this, asks the person to sign in again.
  if (error instanceof SessionEnded) return <PagePending />;
  if (error instanceof SignInFailed) return <LoginFailed error={error} />;
  if (isApiError(error, 'NOT_FOUND')) return <NotFound />;
  if (error instanceof NoPermission || isApiError(error, 'FORBIDDEN')) return <MayNotSee />;
  if (isApiError(error, 'LOCKED')) return <LaterLockedState lock={error.detail} />;
  return <LoadingFailed error={error} onRetry={() => void router.invalidate()} />;
}

function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('app');
  const { storeId } = useParams({ strict: false });
  // Offline, the retry must not reload the page, because the till could not be opened again.
  const isOffline = !navigator.onLine || error instanceof NetworkError;
  const isKnown = isOffline || isApiError(error);
  // Unknown errors may occur because the page is older than the server. Only a full reload gets the new
  // version.
  const retry = () => (isKnown || !navigator.onLine ? onRetry() : void reloadWithoutWorker(onRetry));
  const requestId = isApiError(error, 'INTERNAL') ? error.detail.requestId : undefined;

  return (
    <WholePage title={t('loadingFailed.title')}>
      <ErrorState
        title={t('loadingFailed.title')}
        text={errorWords(error) ?? t(isOffline ? 'loadingFailed.offline' : 'loadingFailed.text')}
        retry={{ label: t(isOffline ? 'loadingFailed.again' : 'loadingFailed.retry'), onRetry: retry }}
      />
      <div className={styles.more}>
        {isOffline ? (
          storeId && <TillLink storeId={storeId} />
        ) : (
          <Button variant="subtle" onClick={() => void startSignIn(location.pathname + location.search)}>
            {t('loadingFailed.signIn')}
          </Button>
        )}
        {requestId && <p className={styles.id}>{t('loadingFailed.requestId', { requestId })}</p>}
      </div>
    </WholePage>
  );
}

/**
 * Reloads the page from the server, because the service worker would serve the same old version. If the
 * server does not answer, the worker is kept, because this device could not open the till without it.
 */
export async function reloadWithoutWorker(onAway: () => void) {
  try {
    await fetch('/healthz', { signal: AbortSignal.timeout(4_000) });
  } catch {
    return onAway();
  }
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  location.reload();
}

function TillLink({ storeId }: { storeId: string }) {
  const { t } = useTranslation('app');
  return (
    <Button variant="subtle" renderRoot={(props) => <Link to={paths.till({ storeId })} {...props} />}>
      {t('loadingFailed.till')}
    </Button>
  );
}
