import { Button } from '@mantine/core';
import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import { ChooseItemsDialog } from './choose-items-dialog.tsx';
import styles from './used.module.css';

/** Maximum number of names. The rest is counted. */
const mostNamed = 12;

/** Items that use a collection, with a button to choose others. */
export function UsedByCard({ storeId, collection }: { storeId: string; collection: OptionCollection }) {
  const { t, nameOf } = useOptionWords();
  const { items } = useCachedMenu(storeId);
  const [isOpen, setIsOpen] = useState(false);
  const using = items.filter(({ optionCollectionIds }) => optionCollectionIds.includes(collection.id));
  const named = using.slice(0, mostNamed);

  return (
    <FormCard title={t('used.title')}>
      {using.length === 0 ? (
        <p className={styles.none}>{t('used.none')}</p>
      ) : (
        <ul className={styles.items} aria-label={t('used.title')}>
          {named.map((item) => (
            <li key={item.id}>
              <Link className={styles.item} to={paths.storeItem({ storeId, itemId: item.id })}>
                {nameOf(item)}
              </Link>
            </li>
          ))}
          {using.length > named.length && (
            <li className={styles.more}>{t('used.more', { count: using.length - named.length })}</li>
          )}
        </ul>
      )}
      <Button variant={using.length === 0 ? 'brand' : 'default'} onClick={() => setIsOpen(true)}>
        {t('used.choose')}
      </Button>
      {isOpen && (
        <ChooseItemsDialog
          storeId={storeId}
          collection={collection}
          using={using}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FormCard>
  );
}
