import { ActionIcon, Button } from '@mantine/core';
import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useMenuBook } from '#hub/menu/menu.api.ts';
import { wasEverChanged } from '#hub/menu/menu-book.ts';

type ChangesLinkProps = { storeId: string; label: string };

/**
 * In the head of a screen, whose last row may have been deleted: the way to undo that. A sign alone on a phone, and
 * nothing on a menu that nobody has touched yet.
 */
export function ChangesLink({ storeId, label }: ChangesLinkProps) {
  const isPhone = useIsPhone();
  const isUntouched = !wasEverChanged(useMenuBook(storeId));
  const to = paths.menuChanges({ storeId });
  const icon = <IconHistory size={20} aria-hidden />;

  if (isUntouched) return null;
  return isPhone ? (
    <ActionIcon
      variant="default"
      aria-label={label}
      renderRoot={(props: object) => <Link to={to} {...props} />}
    >
      {icon}
    </ActionIcon>
  ) : (
    <Button leftSection={icon} renderRoot={(props) => <Link to={to} {...props} />}>
      {label}
    </Button>
  );
}
