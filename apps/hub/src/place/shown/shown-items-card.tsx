import { Button } from '@mantine/core';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import { categoriesShown } from './categories-shown.ts';
import { useShowItems } from './show-items.api.ts';
import styles from './shown.module.css';
import { ShownCategory } from './shown-category.tsx';

/** Up to this many items, all categories are open at first. */
const fewItems = 30;

type ShownItemsCardProps = { storeId: string; isReadOnly: boolean };

/** Chooses which items the page shows, in the order of the menu. Switches take effect at once. */
export function ShownItemsCard({ storeId, isReadOnly }: ShownItemsCardProps) {
  const { t } = useTranslation('place');
  const categories = categoriesShown(useCachedMenu(storeId));
  const { mutate: showItems, isPending } = useShowItems(storeId);
  const all = categories.flatMap(({ items }) => items);
  const showAll = (items: readonly CompactItem[], placeEnabled: boolean) => {
    const itemIds = items.filter((item) => isOnPage(item) !== placeEnabled).map(({ id }) => id);
    const undo = () => showItems({ itemIds, placeEnabled: !placeEnabled });
    showItems(
      { itemIds, placeEnabled },
      {
        onSuccess: () =>
          showNotice({
            ...{ id: 'place-items', type: 'SUCCESS' },
            message: t(placeEnabled ? 'shown.shownAll' : 'shown.hiddenAll', { count: itemIds.length }),
            action: { label: t('shown.undo'), onSelect: undo },
          }),
      },
    );
  };

  if (all.length === 0)
    return (
      <Card title={t('shown.title')}>
        <p className={styles.text}>
          {t('shown.none')} <Link to={paths.menu({ storeId })}>{t('shown.toMenu')}</Link>
        </p>
      </Card>
    );
  return (
    <Card title={t('shown.title')}>
      <p className={styles.text}>{t('shown.text')}</p>
      {!isReadOnly && (
        <div className={styles.acts}>
          <Button disabled={isPending || all.every(isOnPage)} onClick={() => showAll(all, true)}>
            {t('shown.showAll')}
          </Button>
          <Button disabled={isPending || !all.some(isOnPage)} onClick={() => showAll(all, false)}>
            {t('shown.hideAll')}
          </Button>
        </div>
      )}
      {categories.map((category) => (
        <ShownCategory
          key={category.id}
          {...{ storeId, category, isReadOnly, isPending }}
          isOpenAtFirst={all.length <= fewItems}
          onShowAll={(placeEnabled) => showAll(category.items, placeEnabled)}
        />
      ))}
    </Card>
  );
}

const isOnPage = ({ placeEnabled }: CompactItem) => placeEnabled;
