import { ErrorState } from '@maru/ui/states/error-state.tsx';
import { NetworkError } from '@maru/web/network-error.ts';
import { startSignIn } from '@maru/web/session.ts';
import { SignInFailed } from '@maru/web/session-errors.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { WholePage } from '#hub/lib/whole-page.tsx';

/**
 * Says that the sign-in failed. It never retries automatically, to avoid loops, and offers a retry only if it
 * can help.
 */
export function LoginFailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation('sign-in');
  const what = reasonOf(error);
  const again = { label: t('again'), onRetry: () => void startSignIn('/') };

  return (
    <WholePage title={t(`${what}.title`)}>
      <ErrorState
        title={t(`${what}.title`)}
        text={t(`${what}.text`)}
        {...(what === 'unsafeAddress' ? {} : { retry: again })}
      />
    </WholePage>
  );
}

function reasonOf(error: unknown) {
  if (error instanceof SignInFailed) return error.reason;
  return error instanceof NetworkError ? 'network' : 'failed';
}
