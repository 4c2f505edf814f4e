import { Sheet } from '@maru/ui/sheet.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyStore } from '#hub/lib/store.tsx';
import { StoreList } from './store-list.tsx';
import styles from './store-switcher.module.css';

/** The store's name in the header; with several stores it opens the list of them. */
export function StoreSwitcher({ store, stores }: { store: MyStore; stores: readonly MyStore[] }) {
  const { t } = useTranslation('app');
  const [isOpen, setIsOpen] = useState(false);
  if (stores.length < 2) return <span className={styles.name}>{store.name}</span>;

  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles.label}>{store.name}</span>
        <IconChevronDown size={18} aria-label={t('stores.switch')} />
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={t('stores.switch')} closeText={t('close')} width={360}>
        <StoreList stores={stores} current={store} onChoose={close} />
      </Sheet>
    </>
  );
}
