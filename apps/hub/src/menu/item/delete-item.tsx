import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useShowDeleted } from '#hub/menu/changes/use-undo-with-notice.ts';
import { useDeleteItem } from './item.api.ts';

/** Deletes an item, after asking. */
export function DeleteItem({ storeId, item }: { storeId: string; item: CompactItem }) {
  const { t } = useTranslation('menu-item');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDeleteItem(storeId);
  const showDeleted = useShowDeleted(storeId);
  const [isAsking, setIsAsking] = useState(false);
  const { id, version } = item;
  const name = useNames().nameOf(item);

  async function remove() {
    try {
      const { changeId } = await mutateAsync({ id, version });
      showDeleted(t('deleted', { name }), changeId);
      await navigate({ to: paths.menu({ storeId }), ignoreBlocker: true });
    } catch (error) {
      // The default error handler reports it (query-client.ts). The question stays open if the app lock
      // dialog was closed.
      if (!isApiError(error, 'LOCKED')) setIsAsking(false);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        color="danger"
        size="lg"
        leftSection={<IconTrash size={20} />}
        onClick={() => setIsAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        isPending={isPending}
        title={t('deleteAsk.title', { name })}
        text={t('deleteAsk.text')}
        confirmText={t('delete')}
        cancelText={t('deleteAsk.cancel')}
        closeText={t('deleteAsk.cancel')}
      />
    </>
  );
}
