import { Button, CloseButton } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#hub/lib/keys.ts';
import { useStore } from '#hub/lib/store.tsx';
import { actIcons } from './act-icons.tsx';
import { type BulkAct, bulkActs } from './bulk-act.ts';
import styles from './bulk-bar.module.css';
import { MoreActs } from './more-acts.tsx';

const bulkDialog = later(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

type BulkBarProps = {
  /** The ticked items. */
  items: readonly CompactItem[];
  /** Clears the selection, after a change or on cancel. */
  onDone: () => void;
};

/** Acts with a button of their own on phones. The others are in a menu. */
const atHand: readonly BulkAct[] = ['PRICE', 'SOLD_OUT'];
const rest = bulkActs.filter((act) => !atHand.includes(act));

/** Bar of acts on the ticked items, at the bottom of the list. */
export function BulkBar({ items, onDone }: BulkBarProps) {
  const { t } = useTranslation('menu-bulk');
  const { storeId } = useStore();
  const [act, setAct] = useState<BulkAct>();
  const isPhone = useIsPhone();
  const shown = isPhone ? atHand : bulkActs;
  // Loaded with the bar, before anybody presses a button.
  const BulkDialog = usePart(bulkDialog, true);
  useFocusAfter();
  useKeys([{ keys: ['Escape'], label: t('cancel'), onPress: onDone }]);

  return (
    <section className={styles.bar} aria-label={t('bar')} data-keep-clear>
      <p className={styles.count} role="status">
        {t('ticked', { count: items.length })}
      </p>
      <div className={styles.acts}>
        {shown.map((one) => (
          <Button
            key={one}
            leftSection={actIcons[one]}
            classNames={{ section: styles.icon ?? '' }}
            onClick={() => setAct(one)}
            {...(one === 'DELETE' && { color: 'danger' })}
          >
            {t(`acts.${one}`)}
          </Button>
        ))}
        {isPhone && <MoreActs acts={rest} onChoose={setAct} />}
      </div>
      {isPhone ? (
        <CloseButton aria-label={t('cancel')} onClick={onDone} />
      ) : (
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      )}
      {act && BulkDialog && (
        <BulkDialog
          storeId={storeId}
          act={act}
          items={items}
          onClose={() => setAct(undefined)}
          onDone={onDone}
        />
      )}
    </section>
  );
}

/** When the bar unmounts with the focus inside, focus moves to the content. */
function useFocusAfter() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
    [],
  );
}
