import { Button, useMantineColorScheme } from '@mantine/core';
import { languages } from '@maru/contract/language.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { changeLanguage } from '@maru/web/i18n.ts';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { signOutHere } from '#hub/lib/device/sign-out.ts';
import { LeaveQuestion } from '#hub/lib/leaving/leave-question.tsx';
import type { MyStore } from '#hub/lib/store.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useProfile } from '#hub/profile/profile.api.ts';
import styles from './account-panel.module.css';
import { type LeavingQuestion, leavingQuestion } from './leaving-question.ts';
import { PersonPicture } from './person-picture.tsx';
import { unsentHere } from './unsent-here.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/**
 * Shows who is signed in, the colour scheme, the language, and the sign-out. The last button of the rail
 * opens it.
 */
export function AccountPanel({ store }: { store?: MyStore }) {
  const { t } = useTranslation('app');
  const { name, username } = useProfile();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = useLanguage();
  const [question, setQuestion] = useState<LeavingQuestion | null>(null);
  const leave = async () => {
    const asked = leavingQuestion(t, { unsent: await unsentHere(), isOnline: navigator.onLine });
    if (asked) setQuestion(asked);
    else void signOutHere();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.person}>
        <PersonPicture />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.more}>{username}</p>
          {store && (
            <p className={styles.more}>
              {store.name} · {t(`account.role.${store.role}`)}
            </p>
          )}
        </div>
      </div>
      <div className={styles.choice}>
        <span aria-hidden>{t('account.language')}</span>
        <Segmented
          label={t('account.language')}
          isFullWidth
          value={language}
          onChange={(chosen) => void changeLanguage(chosen, { keep: true })}
          options={languages.map((value) => ({ value, label: t(`account.languages.${value}`) }))}
        />
      </div>
      <div className={styles.choice}>
        <span aria-hidden>{t('account.scheme')}</span>
        <Segmented
          label={t('account.scheme')}
          isFullWidth
          value={colorScheme}
          onChange={setColorScheme}
          options={schemes.map((value) => ({ value, label: t(`account.schemes.${value}`) }))}
        />
      </div>
      <Button fullWidth size="lg" renderRoot={(props) => <Link to={paths.about()} {...props} />}>
        {t('account.ask')}
      </Button>
      <Button fullWidth size="lg" leftSection={<IconLogout size={20} />} onClick={() => void leave()}>
        {t('account.signOut')}
      </Button>
      <LeaveQuestion
        isOpen={question !== null}
        onGo={() => void signOutHere()}
        onStay={() => setQuestion(null)}
        title={question?.title ?? ''}
        text={question?.text ?? ''}
        goText={t('account.signOut')}
        stayText={t('unsent.leaving.stay')}
      />
    </div>
  );
}
