import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '#hub/app/paths.ts';
import type { MyStore } from '#hub/lib/store.tsx';
import { useLater } from './use-later.ts';

const Application = lazy(async () => {
  const { ApplicationBanner } = await import('#hub/stores/application/application-banner.tsx');
  return { default: ApplicationBanner };
});

/** Where the application of a store stands that is not approved; the pages where one completes it say it in full. */
export function StoreApplication({ store }: { store: MyStore }) {
  const pages = [paths.store(store), paths.registration(store)];
  const isPage = useRouterState({ select: ({ location }) => pages.includes(location.pathname) });
  if (store.applicationStatus === 'APPROVED' || isPage) return null;

  return (
    <Suspense fallback={null}>
      <Application storeId={store.storeId} />
    </Suspense>
  );
}

/** The status widget of a store that takes orders. */
export function StoreState({ store }: { store: MyStore }) {
  const Widget = useLater(loadWidget, store.applicationStatus === 'APPROVED');
  if (!Widget) return null;
  return (
    <Suspense fallback={null}>
      <Widget storeId={store.storeId} />
    </Suspense>
  );
}

async function loadWidget() {
  return (await import('#hub/stores/status/status-widget.tsx')).StatusWidget;
}
