import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useAdminContentWords } from './use-admin-content-words.ts';

type DeleteContentProps = {
  name: string;
  remove: () => Promise<unknown>;
  /** The list to return to. */
  to: string;
};

/** Deletes for good, after asking. */
export function DeleteContent({ name, remove, to }: DeleteContentProps) {
  const { t } = useAdminContentWords();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function confirm() {
    setIsPending(true);
    try {
      await remove();
    } catch (error) {
      setIsPending(false);
      setIsAsking(false);
      // Somebody else has deleted it already.
      if (!isApiError(error, 'NOT_FOUND')) return reportRefusal(error);
    }
    showNotice({ id: 'deleted', type: 'SUCCESS', message: t('delete.done') });
    await navigate({ to, ignoreBlocker: true });
  }

  return (
    <>
      <Button
        variant="outline"
        color="danger"
        size="lg"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t('delete.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        isPending={isPending}
        title={t('delete.title')}
        text={t('delete.text', { name })}
        confirmText={t('delete.act')}
        cancelText={t('delete.cancel')}
        closeText={t('delete.cancel')}
      />
    </>
  );
}
