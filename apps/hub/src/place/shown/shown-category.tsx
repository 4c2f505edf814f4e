import { Button, Switch } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '#hub/lib/names/use-names.ts';
import { useSetPlaceEnabled } from '#hub/menu/items/items.api.ts';
import type { CategoryShown } from './categories-shown.ts';
import styles from './shown.module.css';

type ShownCategoryProps = {
  storeId: string;
  category: CategoryShown;
  isReadOnly: boolean;
  /** Whether many items are being switched. */
  isPending: boolean;
  isOpenAtFirst: boolean;
  onShowAll: (placeEnabled: boolean) => void;
};

/**
 * A category and its items, each with a switch. While closed, it renders no items, because a menu may have
 * thousands.
 */
export function ShownCategory(props: ShownCategoryProps) {
  const { storeId, category, isReadOnly, isPending, isOpenAtFirst, onShowAll } = props;
  const { t } = useTranslation('place');
  const { nameOf } = useNames();
  const { mutate: show } = useSetPlaceEnabled(storeId);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { items, shown, enabled } = category;
  const name = nameOf(category);

  return (
    <details
      className={styles.category}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <IconChevronDown size={20} aria-hidden className={styles.chevron ?? ''} />
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{t('shown.count', { shown, count: items.length })}</span>
      </summary>
      {!enabled && <p className={styles.text}>{t('shown.off')}</p>}
      {isOpen && (
        <>
          <ul className={styles.items} aria-label={name}>
            {items.map((item) => (
              <li key={item.id}>
                <Switch
                  label={nameOf(item)}
                  checked={item.placeEnabled}
                  disabled={isReadOnly}
                  onChange={({ currentTarget }) => show({ item, placeEnabled: currentTarget.checked })}
                />
              </li>
            ))}
          </ul>
          {!isReadOnly && (
            <div className={styles.acts}>
              <Button
                disabled={isPending || shown === items.length}
                aria-label={t('shown.showAllOf', { name })}
                onClick={() => onShowAll(true)}
              >
                {t('shown.showAll')}
              </Button>
              <Button
                disabled={isPending || shown === 0}
                aria-label={t('shown.hideAllOf', { name })}
                onClick={() => onShowAll(false)}
              >
                {t('shown.hideAll')}
              </Button>
            </div>
          )}
        </>
      )}
    </details>
  );
}
