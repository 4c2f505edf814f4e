import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { LinkEnded, LinkFailed, LinkLoading } from '#account/lib/link-states.tsx';
import { usePage } from '#account/lib/page.tsx';
import { InvitationShown } from './invitation-shown.tsx';
import { useInvitation } from './use-invitation.ts';

/** Page behind the link of an invitation. Opening it accepts nothing, because mail scanners open it, too. */
export function InvitationPage() {
  const { t } = useTranslation('store-access');
  const { token = '' } = usePage().params;
  const { step, look } = useInvitation(token);

  return (
    <CallingPage>
      {step.name === 'loading' && <LinkLoading title={t('title')} text={t('loading')} />}
      {step.name === 'unknown' && <LinkEnded title={t('unknown.title')} text={t('unknown.text')} />}
      {step.name === 'failed' && (
        <LinkFailed
          title={t('failed.title')}
          text={t('failed.text')}
          retry={t('failed.retry')}
          onRetry={() => void look()}
        />
      )}
      {step.name === 'found' && <InvitationShown token={token} invitation={step.invitation} />}
    </CallingPage>
  );
}
