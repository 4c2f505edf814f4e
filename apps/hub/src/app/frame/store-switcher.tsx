import { Button } from '@mantine/core';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { IconChevronDown, IconCirclePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { StoreList } from './store-list.tsx';
import styles from './store-switcher.module.css';

/** The store's name in the header. It opens the list of the person's stores and the link to add one. */
export function StoreSwitcher({ store, stores }: { store: MyStore; stores: readonly MyStore[] }) {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-only={stores.length < 2 || undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.label}>{store.name}</span>
        <IconChevronDown size={18} aria-label={t('stores.switch')} />
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={t('stores.switch')} closeText={t('close')} width={360}>
        <StoreList stores={stores} current={store} onChoose={close} />
        <Button
          fullWidth
          size="lg"
          mt="lg"
          leftSection={<IconCirclePlus size={20} />}
          onClick={close}
          renderRoot={(props) => <Link to={paths.newStore()} {...props} />}
        >
          {t('stores.open')}
        </Button>
      </Sheet>
    </>
  );
}
