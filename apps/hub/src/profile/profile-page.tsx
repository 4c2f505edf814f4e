import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { LeaveCard } from '#hub/users/deleting/leave-card.tsx';
import type { ReadUnsent } from '#hub/users/deleting/unsent-of-store.tsx';
import { ConfirmEmailCard } from './contact/confirm-email-card.tsx';
import { ContactCard } from './contact/contact-card.tsx';
import { dataExportQuery } from './exporting/data-export.api.ts';
import { ExportCard } from './exporting/export-card.tsx';
import { ownProfileQuery } from './own-profile.api.ts';
import { PasswordCard } from './password-card.tsx';
import { profileQuery, useProfile } from './profile.api.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';
import { loadSessions } from './sessions.api.ts';
import { SessionsCard } from './sessions-card.tsx';

/** Route loader. */
export async function loadProfilePage(queryClient: QueryClient) {
  const { id } = await queryClient.ensureQueryData(profileQuery());
  await Promise.all([
    loadTexts('profile', 'forms', 'uploads'),
    queryClient.ensureQueryData(ownProfileQuery()),
    queryClient.ensureQueryData(dataExportQuery(id)),
    loadSessions(queryClient),
  ]);
}

/**
 * The person's profile, contact data, password and devices, and a copy of their data. Links in mails pass a
 * token in the hash, which browsers do not send to servers. `readUnsent` reads what this device has not sent
 * yet.
 */
export function ProfilePage({ readUnsent }: { readUnsent: ReadUnsent }) {
  const { t } = useTranslation(['profile', 'app']);
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const given = new URLSearchParams(hash);
  const confirm = given.get('confirm');
  const forget = () => void navigate({ to: '.', hash: '', replace: true });
  const { id, username } = useProfile();

  return (
    <StoreFrame title={t('title')} back={{ to: paths.home(), label: t('app:frame.home') }}>
      <div className={styles.profile}>
        <div className={styles.column}>
          {confirm !== null && <ConfirmEmailCard token={confirm} onDone={forget} />}
          <ContactCard />
          <ProfileForm />
        </div>
        <div className={styles.column}>
          <PasswordCard />
          <SessionsCard />
          <ExportCard token={given.get('export') ?? undefined} />
          <LeaveCard userId={id} username={username} readUnsent={readUnsent} />
        </div>
      </div>
    </StoreFrame>
  );
}
