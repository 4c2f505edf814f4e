import { Button } from '@mantine/core';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportRefusal } from '#hub/lib/locked.ts';
import { everyChannelQuery, useConnectChannel } from './admin-points.api.ts';
import styles from './admin-points.module.css';
import { useAdminPointsWords } from './use-admin-points-words.ts';

const maruValue = 'maru';

type ConnectDialogProps = {
  store: { id: string; name: string };
  /** The present channel; null: Maru's. */
  channelId: string | null;
  onClose: () => void;
};

/** Connects one of the dealer's channels with a store, or disconnects it, so that the store uses Maru's. */
export function ConnectDialog({ store, channelId, onClose }: ConnectDialogProps) {
  const { t } = useAdminPointsWords();
  const { data, isPending: isLoading } = useQuery(everyChannelQuery());
  const { mutateAsync: connect, isPending } = useConnectChannel(store.id);
  const [chosen, setChosen] = useState(channelId ?? maruValue);
  const channels = (data?.channels ?? []).filter(({ isMaru, status }) => !isMaru && status === 'ACTIVE');

  async function save() {
    try {
      await connect(chosen === maruValue ? null : chosen);
      onClose();
      showNotice({ type: 'SUCCESS', message: t('dialog.done', { name: store.name }) });
    } catch (error) {
      reportRefusal(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('dialog.title')} closeText={t('close')}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{t('dialog.text')}</p>
        {isLoading ? (
          <p role="status">{t('dialog.loading')}</p>
        ) : (
          <Dropdown
            label={t('dialog.channel')}
            options={[
              { value: maruValue, label: t('maru') },
              ...channels.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
            ]}
            value={chosen}
            onChange={(id) => id !== null && setChosen(id)}
          />
        )}
        <DialogButtons closeText={t('close')} onClose={onClose}>
          <Button type="submit" size="lg" variant="action" loading={isPending} disabled={isLoading}>
            {t('dialog.save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
