import { ActionIcon, Button } from '@mantine/core';
import { useIsPhone } from '@maru/ui/frame/use-is-phone.ts';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { wasEverChanged } from '#hub/menu/cached-menu.ts';
import { useCachedMenu } from '#hub/menu/menu.api.ts';

type ChangesLinkProps = { storeId: string; label: string };

/**
 * Link to the recent changes in a screen's header, to undo a deletion even if the list is empty now. Icon only on
 * phones; hidden if the menu was never changed.
 */
export function ChangesLink({ storeId, label }: ChangesLinkProps) {
  const isPhone = useIsPhone();
  const isUntouched = !wasEverChanged(useCachedMenu(storeId));
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
