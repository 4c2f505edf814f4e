import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import type { ListFilters } from './filters/use-list-address.ts';
import type { MenuList } from './menu-list.ts';
import { useItemsWords } from './use-items-words.ts';

type NothingShownProps = { list: MenuList; filters: ListFilters };

/** Shown if no item matches the filters, or a category is empty. */
export function NothingShown({ list, filters: { address, changeAddress, search } }: NothingShownProps) {
  const { t } = useItemsWords();
  const { storeId } = useStore();
  const isOnlyCategory = !address.q && !address.show;
  const elsewhere = address.category === undefined ? 0 : list.total;

  if (isOnlyCategory) {
    return (
      <EmptyState
        title={t('emptyCategory.title')}
        text={t('emptyCategory.text')}
        action={
          <Button
            variant="action"
            renderRoot={(props) => (
              <Link to={paths.newStoreItem({ storeId })} search={{ category: address.category }} {...props} />
            )}
          >
            {t('add')}
          </Button>
        }
      />
    );
  }
  const showAll = () => {
    search('');
    changeAddress({ q: undefined, show: undefined, category: undefined });
  };
  return (
    <EmptyState
      title={t('nothing.title')}
      text={elsewhere > 0 ? t('nothing.elsewhere', { count: elsewhere }) : t('nothing.text')}
      action={
        elsewhere > 0 ? (
          <Button variant="brand" onClick={() => changeAddress({ category: undefined })}>
            {t('nothing.showThem')}
          </Button>
        ) : (
          <Button variant="brand" onClick={showAll}>
            {t('nothing.reset')}
          </Button>
        )
      }
    />
  );
}
