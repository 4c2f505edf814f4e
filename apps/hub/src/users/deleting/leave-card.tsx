import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './leaving.module.css';
import type { ReadUnsent } from './unsent-of-store.tsx';

const leaveDialog = later(async () => {
  const [{ LeaveDialog }] = await Promise.all([import('./leave-dialog.tsx'), loadTexts('leaving')]);
  return LeaveDialog;
});

type LeaveCardProps = { userId: string; username: string; readUnsent: ReadUnsent };

/** Lets a person delete their own account. Before that, it says what the deletion means. */
export function LeaveCard({ userId, username, readUnsent }: LeaveCardProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  const LeaveDialog = usePart(leaveDialog, isOpen);

  return (
    <section className="card-box" aria-labelledby="profile-leave">
      <h2 className={styles.title} id="profile-leave">
        {t('leave.title')}
      </h2>
      <p className={styles.text}>{t('leave.text')}</p>
      <Button fullWidth size="lg" variant="outline" color="danger" onClick={() => setIsOpen(true)}>
        {t('leave.open')}
      </Button>
      {isOpen && LeaveDialog && (
        <LeaveDialog {...{ userId, username, readUnsent }} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
