import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import {
  IconAdjustmentsHorizontal,
  IconCategory,
  IconCoin,
  IconEye,
  IconMoodEmpty,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { type BulkAct, bulkActs } from './bulk-act.ts';
import styles from './bulk-bar.module.css';

const loadDialog = () => import('./bulk-dialog.tsx');
const BulkDialog = lazy(async () => ({ default: (await loadDialog()).BulkDialog }));

type BulkBarProps = {
  /** Those that are ticked. */
  items: readonly CompactItem[];
  /** Nothing is to be ticked any more: changed, or given up. */
  onDone: () => void;
};

const icons: Readonly<Record<BulkAct, ReactNode>> = {
  PRICE: <IconCoin size={20} />,
  CATEGORY: <IconCategory size={20} />,
  SOLD_OUT: <IconMoodEmpty size={20} />,
  PLACE: <IconEye size={20} />,
  OPTIONS: <IconAdjustmentsHorizontal size={20} />,
  DELETE: <IconTrash size={20} />,
};

/** What can be done to the ticked items at once; stands at the lower edge of the list while there are any. */
export function BulkBar({ items, onDone }: BulkBarProps) {
  const { t } = useTranslation('menu-bulk');
  const { storeId } = useStore();
  const [act, setAct] = useState<BulkAct>();
  // It comes with the bar, before anyone can reach for it.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  useFocusAfter();
  useKeys([{ keys: ['Escape'], label: t('cancel'), onPress: onDone }]);

  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <p className={styles.count} role="status">
        {t('ticked', { count: items.length })}
      </p>
      <div className={styles.acts}>
        {bulkActs.map((one) => (
          <Button
            key={one}
            leftSection={icons[one]}
            classNames={{ section: styles.icon ?? '' }}
            onClick={() => setAct(one)}
            {...(one === 'DELETE' && { color: 'danger' })}
          >
            {t(`acts.${one}`)}
          </Button>
        ))}
      </div>
      <Button variant="subtle" className={styles.cancel ?? ''} onClick={onDone}>
        {t('cancel')}
      </Button>
      <Suspense>
        {act && (
          <BulkDialog
            storeId={storeId}
            act={act}
            items={items}
            onClose={() => setAct(undefined)}
            onDone={onDone}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The bar goes with what had the focus in it; the keyboard goes on at the content then. */
function useFocusAfter() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
}
