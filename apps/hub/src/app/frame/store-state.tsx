import { later, usePart } from '@maru/ui/later/later.ts';
import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { paths } from '#hub/app/paths.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { useFramePart } from './use-frame-part.ts';

const banner = later(
  async () => (await import('#hub/stores/application/application-banner.tsx')).ApplicationBanner,
);
const widget = later(async () => (await import('./frame-parts.ts')).frameParts.StatusWidget);

/**
 * Shows the status of a store's application until it is approved. Hidden on the pages that show it in full.
 */
export function StoreApplication({ store }: { store: MyStore }) {
  const pages = [paths.store(store), paths.registration(store)];
  const isPage = useRouterState({ select: ({ location }) => pages.includes(location.pathname) });
  if (store.applicationStatus === 'APPROVED' || isPage) return null;

  return <Application storeId={store.storeId} />;
}

function Application({ storeId }: { storeId: string }) {
  const Banner = usePart(banner, true);
  // As high as the banner, so that nothing moves under a finger when the banner appears.
  const place = <div style={{ height: 45 }} />;
  return <Suspense fallback={place}>{Banner ? <Banner storeId={storeId} /> : place}</Suspense>;
}

/** Shows whether an approved store is open. */
export function StoreState({ store }: { store: MyStore }) {
  return store.applicationStatus === 'APPROVED' && <Status storeId={store.storeId} />;
}

function Status({ storeId }: { storeId: string }) {
  const Widget = useFramePart(widget);
  return <Suspense fallback={null}>{Widget && <Widget storeId={storeId} />}</Suspense>;
}
