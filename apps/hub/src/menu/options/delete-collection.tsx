import { Button } from '@mantine/core';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { reportRefusal } from '#hub/lib/locked.ts';
import { useShowDeleted } from '#hub/menu/changes/use-undo-with-notice.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useDeleteCollection } from './options.api.ts';
import styles from './options.module.css';
import { useOptionWords } from './use-option-words.ts';

/** Deletes a collection, after asking. Says how many items use it. */
export function DeleteCollection({ storeId, collection }: { storeId: string; collection: OptionCollection }) {
  const { t, nameOf } = useOptionWords();
  const navigate = useNavigate();
  const { mutateAsync: deleteCollection, isPending } = useDeleteCollection(storeId, () =>
    navigate({ to: paths.options({ storeId }), replace: true, ignoreBlocker: true }),
  );
  const showDeleted = useShowDeleted(storeId);
  const { items } = useCachedMenu(storeId);
  const [isOpen, setIsOpen] = useState(false);
  const count = items.filter(({ optionCollectionIds }) => optionCollectionIds.includes(collection.id)).length;
  const name = nameOf(collection);
  const close = () => setIsOpen(false);

  async function remove() {
    try {
      const { changeId } = await deleteCollection(collection);
      showDeleted(t('delete.done', { name }), changeId);
    } catch (error) {
      // If the app lock dialog was closed, the question stays open.
      if (!isApiError(error, 'LOCKED')) close();
      reportRefusal(error);
    }
  }

  return (
    <>
      <Button
        className={styles.delete ?? ''}
        variant="outline"
        color="danger"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        tone="danger"
        onClose={close}
        onConfirm={() => void remove()}
        isPending={isPending}
        title={t('delete.title', { name })}
        text={count > 0 ? t('delete.text', { count }) : t('delete.textUnused')}
        confirmText={t('delete.confirm')}
        cancelText={t('delete.cancel')}
        closeText={t('delete.cancel')}
      />
    </>
  );
}
