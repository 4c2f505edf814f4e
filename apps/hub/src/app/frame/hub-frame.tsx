import { type NavItem, PageFrame, type RenderLink } from '@maru/ui/page-frame.tsx';
import { IconUserCircle } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { screensFor } from '#hub/app/navigation.tsx';
import { paths } from '#hub/app/paths.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import type { FrameHead } from '#hub/lib/store-frame.tsx';
import { AccountPanel } from './account-panel.tsx';

type HubFrameProps = {
  /** Left out where nobody is in a store. */
  store?: MyStore;
  /** Left out while a screen loads, or did not: its place in the navigation says where one is. */
  head?: FrameHead;
  left?: ReactNode;
  right?: ReactNode;
  children: ReactNode;
};

/** The frame of ui, filled with the hub's places and the account. */
export function HubFrame({ store, head, left, right, children }: HubFrameProps) {
  const { t } = useTranslation('app');
  const navItems = useNavItems(store);
  const profile = useProfileItem();
  const place = [...navItems, profile].find(({ isActive }) => isActive)?.label ?? t('name');

  return (
    <PageFrame
      renderLink={renderLink}
      home={{ href: paths.home(), label: t('frame.home') }}
      navItems={navItems}
      moreItems={[profile]}
      moreContent={<AccountPanel {...(store ? { store } : {})} />}
      texts={{ skip: t('frame.skip'), nav: t('frame.nav'), more: t('frame.more'), close: t('close') }}
      title={head?.title ?? place}
      layout={head?.layout ?? 'scroll'}
      left={left}
      right={right}
    >
      {children}
    </PageFrame>
  );
}

function useNavItems(store: MyStore | undefined): NavItem[] {
  const { t } = useTranslation('app');
  const address = useRouterState({ select: ({ location }) => location.pathname });
  if (!store) return [];

  return screensFor(store).map(({ id, path, begin = path, icon }) => {
    const href = path(store);
    const isActive = address === href || address.startsWith(`${begin(store)}/`);
    return { id, href, icon, label: t(`screens.${id}`), isActive };
  });
}

function useProfileItem(): NavItem {
  const { t } = useTranslation('app');
  const href = paths.profile();
  const isActive = useRouterState({ select: ({ location }) => location.pathname === href });
  return { id: 'profile', href, icon: <IconUserCircle />, label: t('account.profile'), isActive };
}

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;
