import { Facts } from '@maru/ui/facts/facts.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { LeaveCard } from '#hub/users/deleting/leave-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { useProfile } from './profile.api.ts';
import styles from './profile-page.module.css';
import { SessionsCard } from './sessions-card.tsx';

/** Name, password, and signed-in devices of the person. */
export function ProfilePage() {
  const { t } = useTranslation(['profile', 'app']);
  const { id, name, username } = useProfile();

  return (
    <StoreFrame title={t('title')} back={{ to: paths.home(), label: t('app:frame.home') }}>
      <div className={styles.profile}>
        <section className={styles.person} aria-label={t('person')}>
          <span className={styles.initial} aria-hidden>
            {name.slice(0, 1)}
          </span>
          <Facts
            areBeside
            className={styles.facts}
            rows={[
              { label: t('name'), value: <strong>{name}</strong> },
              { label: t('email'), value: username },
            ]}
          />
        </section>
        <PasswordCard />
        <SessionsCard />
        <LeaveCard userId={id} username={username} />
      </div>
    </StoreFrame>
  );
}
