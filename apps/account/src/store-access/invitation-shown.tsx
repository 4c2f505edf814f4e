import { Button } from '@mantine/core';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { isLanguage } from '@maru/web/language.ts';
import { useTranslation } from 'react-i18next';
import { LinkEnded } from '#account/lib/link-states.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import type { Invitation } from '#account/sign-up/invitation.api.ts';
import styles from './invitation-page.module.css';

/** Shows who invites whom into which store, with a button to continue, or why the link has ended. */
export function InvitationShown({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation('store-access');
  const { hubUrl } = usePage().config;
  const { state, storeName, username, hasAccount } = invitation;
  const query = new URLSearchParams({ invitation: token });
  if (state !== 'OPEN') return <Ended invitation={invitation} />;

  return (
    <>
      <StepTitle isNew>{t('invited', { store: storeName })}</StepTitle>
      <p className={styles.text}>{t(hasAccount ? 'logInToAccept' : 'signUpToAccept')}</p>
      <InvitationFacts invitation={invitation} />
      <Button
        component="a"
        href={hasAccount ? `${hubUrl}/join?${query}` : `/signup?${query}`}
        variant="filled"
        size="lg"
        fullWidth
      >
        {t(hasAccount ? 'logIn' : 'signUp')}
      </Button>
      <p className={styles.note}>{t('onlyFor', { username })}</p>
    </>
  );
}

function InvitationFacts({
  invitation: { invitedBy, username, rights, expiresAt },
}: {
  invitation: Invitation;
}) {
  const { t, i18n } = useTranslation('store-access');
  const language = isLanguage(i18n.language) ? i18n.language : 'ko';
  const facts = [
    ['invitedBy', invitedBy],
    ['username', username],
    ['rights', rights.map((right) => t(`rights.${right}`)).join(', ') || t('noRights')],
    ['until', formatDateTime(expiresAt, language)],
  ] as const;

  return <Facts isBoxed rows={facts.map(([name, value]) => ({ label: t(`facts.${name}`), value }))} />;
}

function Ended({ invitation: { state, storeName } }: { invitation: Invitation }) {
  const { t } = useTranslation('store-access');
  const { hubUrl } = usePage().config;

  return (
    <>
      <LinkEnded title={t('ended', { store: storeName })} text={t(`errors:invitationEnded_${state}`)} />
      {state === 'ACCEPTED' && (
        <Button component="a" href={hubUrl} variant="filled" size="lg" fullWidth>
          {t('toHub')}
        </Button>
      )}
    </>
  );
}
