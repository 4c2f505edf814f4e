import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import styles from './leaving.module.css';

const deleteUserDialog = later(async () => {
  const [{ DeleteUserDialog }] = await Promise.all([
    import('./delete-user-dialog.tsx'),
    loadTexts('leaving', 'forms'),
  ]);
  return DeleteUserDialog;
});

type DeleteUserCardProps = { userId: string; username: string; isOwn: boolean };

/**
 * Lets an admin delete another user. Admins delete their own account in their profile, which asks for the password.
 * The page loads the texts `leaving`.
 */
export function DeleteUserCard({ userId, username, isOwn }: DeleteUserCardProps) {
  const { t } = useTranslation('leaving');
  const [isOpen, setIsOpen] = useState(false);
  const DeleteUserDialog = usePart(deleteUserDialog, isOpen);

  return (
    <Card title={t('admin.title')}>
      <p className={styles.text}>{t(isOwn ? 'admin.own' : 'admin.text')}</p>
      {isOwn ? (
        <Link to={paths.profile()} className="small-link">
          {t('admin.profile')}
        </Link>
      ) : (
        <Button size="lg" variant="outline" color="danger" onClick={() => setIsOpen(true)}>
          {t('admin.open')}
        </Button>
      )}
      {isOpen && DeleteUserDialog && (
        <DeleteUserDialog userId={userId} username={username} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}
