import { type NavItem, PageFrame, type RenderLink } from '@maru/ui/frame/page-frame.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import {
  IconBuildingStore,
  IconCirclePlus,
  IconShieldCheck,
  IconSpeakerphone,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoodsWords } from '#hub/app/goods/use-goods-words.ts';
import { adminRailEntries, adminScreenOf, screensFor } from '#hub/app/navigation.tsx';
import { paths } from '#hub/app/paths.ts';
import { contentKeys } from '#hub/content/content-keys.ts';
import { linkTo } from '#hub/lib/link-to.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import type { FrameHead } from '#hub/lib/store-frame.tsx';
import { useProfile } from '#hub/profile/profile.api.ts';
import { useMyStores } from '#hub/stores/stores.api.ts';

const panel = later(async () => (await import('#hub/app/idle-parts.ts')).idleParts.AccountPanel);

type HubFrameProps = {
  /** Missing for people without a store. */
  store?: MyStore;
  /** The admin screens have a navigation of their own. */
  area?: 'admin' | undefined;
  /**
   * Missing while a screen loads or has failed to load. The title is then the label of the current rail
   * entry.
   */
  head?: FrameHead;
  left?: ReactNode;
  right?: ReactNode;
  children: ReactNode;
};

/** The frame of `packages/ui` with the hub's navigation and account panel. */
export function HubFrame({ store, area, head, left, right, children }: HubFrameProps) {
  const { t } = useTranslation('app');
  useGoodsWords(store);
  const ofStore = useNavItems(store);
  const ofAdmin = useAdminItems();
  const navItems = area === 'admin' ? ofAdmin : ofStore;
  const profile = useProfileItem();
  const newStore = useNewStoreItem();
  const news = useNewsItem(usePart(panel) !== undefined);
  const otherArea = useOtherArea(area);
  const label = [...navItems, news, profile, newStore].find(({ isActive }) => isActive)?.label ?? t('name');

  return (
    <PageFrame
      renderLink={renderLink}
      home={{ href: paths.home(), label: t('frame.home') }}
      navItems={navItems}
      moreItems={[news, profile, newStore, ...otherArea]}
      moreContent={<Account {...(store ? { store } : {})} />}
      texts={{ skip: t('frame.skip'), nav: t('frame.nav'), more: t('frame.more'), close: t('close') }}
      title={head?.title ?? label}
      back={head?.back && { href: head.back.to, label: head.back.label }}
      layout={head?.layout ?? 'scroll'}
      left={left}
      right={right}
    >
      {children}
    </PageFrame>
  );
}

/** Mounted while the account menu is open. */
function Account(props: { store?: MyStore }) {
  const Panel = usePart(panel, true);
  return Panel && <Panel {...props} />;
}

function useNavItems(store: MyStore | undefined): NavItem[] {
  const { t } = useTranslation('app');
  const address = useRouterState({ select: ({ location }) => location.pathname });
  if (!store) return [];

  return screensFor(store).map(({ id, path, begin = path, alsoBegin = begin, icon }) => {
    const href = path(store);
    const isBelow = (prefix: string) => address === prefix || address.startsWith(`${prefix}/`);
    const isActive = address === href || isBelow(begin(store)) || isBelow(alsoBegin(store));
    return { id, href, icon, label: t(`screens.${id}`), isActive };
  });
}

function useAdminItems(): NavItem[] {
  const { t } = useTranslation('app');
  const active = useRouterState({ select: ({ location }) => adminScreenOf(location.pathname)?.id });
  return adminRailEntries.map(({ id, path, icon }) => ({
    id,
    icon,
    href: path,
    label: t(`adminScreens.${id}`),
    isActive: id === active,
  }));
}

/** For admins: a link to the admin screens, and on those a link back to the stores. */
function useOtherArea(area: 'admin' | undefined): NavItem[] {
  const { t } = useTranslation('app');
  const { admin } = useProfile();
  const hasStore = useMyStores().length > 0;
  if (area === 'admin')
    return hasStore
      ? [
          {
            id: 'home',
            href: paths.home(),
            icon: <IconBuildingStore />,
            label: t('toStores'),
            isActive: false,
          },
        ]
      : [];
  return admin
    ? [{ id: 'admin', href: paths.admin(), icon: <IconShieldCheck />, label: t('toAdmin'), isActive: false }]
    : [];
}

/**
 * The navigation item for news, FAQs and posts. It is marked while there is unread news, which is fetched
 * once the page is idle.
 */
function useNewsItem(isIdle: boolean): NavItem {
  const { t } = useTranslation('app');
  const isActive = useRouterState({
    select: ({ location }) => /^\/(news|faq|posts)\b/.test(location.pathname),
  });
  const { data } = useQuery({
    queryKey: contentKeys.unread,
    queryFn: async () => (await import('#hub/app/idle-parts.ts')).idleParts.readUnreadNews(),
    enabled: isIdle,
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
  const count = data?.count ?? 0;
  return {
    ...{ id: 'news', href: paths.news(), icon: <IconSpeakerphone />, label: t('news'), isActive },
    ...(count > 0 && { badge: String(count), badgeLabel: t('unreadNews', { count }) }),
  };
}

function useProfileItem(): NavItem {
  const { t } = useTranslation('app');
  const href = paths.profile();
  const isActive = useRouterState({ select: ({ location }) => location.pathname === href });
  return { id: 'profile', href, icon: <IconUserCircle />, label: t('account.profile'), isActive };
}

function useNewStoreItem(): NavItem {
  const { t } = useTranslation('app');
  const href = paths.newStore();
  const isActive = useRouterState({ select: ({ location }) => location.pathname === href });
  return { id: 'new-store', href, icon: <IconCirclePlus />, label: t('stores.open'), isActive };
}

// `exact`, since one entry's address may be a prefix of another's. The frame itself marks the current entry.
const renderLink: RenderLink = ({ href, ...props }) => (
  <Link {...linkTo(href)} activeOptions={{ exact: true }} {...props} />
);
