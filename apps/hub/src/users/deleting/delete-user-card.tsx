import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#hub/lib/card.tsx';
import styles from './leaving.module.css';

const deleteUserDialog = later(async () => {
  const [{ DeleteUserDialog }] = await Promise.all([
    import('./delete-user-dialog.tsx'),
    loadTexts('leaving', 'forms'),
  ]);
  return DeleteUserDialog;
});

/** Lets an admin delete another user. The page loads the texts `leaving`. */
export function DeleteUserCard({ userId, username }: { userId: string; username: string }) {
  const { t } = useTranslation('leaving');
  const [isOpen, setIsOpen] = useState(false);
  const DeleteUserDialog = usePart(deleteUserDialog, isOpen);

  return (
    <Card title={t('admin.title')}>
      <p className={styles.text}>{t('admin.text')}</p>
      <Button size="lg" variant="outline" color="danger" onClick={() => setIsOpen(true)}>
        {t('admin.open')}
      </Button>
      {isOpen && DeleteUserDialog && (
        <DeleteUserDialog userId={userId} username={username} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}
