import { Button } from '@mantine/core';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { useTillWords } from '#hub/till/use-till-words.ts';

/** For an empty menu: links to the menu for members who may edit it, and tells others whom to ask. */
export function EmptyMenu({ isSwitchedOff }: { isSwitchedOff: boolean }) {
  const { t } = useTillWords();
  const store = useStore();
  // A suspended store takes no new orders: its till says so itself.
  if (store.applicationStatus === 'TERMINATED') return null;
  const mayEdit = mayCall(setStoreItem, store);
  const why = isSwitchedOff ? 'categoriesOff' : 'emptyMenu';
  const to = isSwitchedOff ? paths.categories(store) : paths.menu(store);

  const action = mayEdit ? (
    <Button size="lg" variant="brand" renderRoot={(props) => <Link to={to} {...props} />}>
      {t(`${why}.act`)}
    </Button>
  ) : undefined;

  return (
    <EmptyState title={t(`${why}.title`)} text={t(mayEdit ? `${why}.text` : `${why}.ask`)} action={action} />
  );
}
