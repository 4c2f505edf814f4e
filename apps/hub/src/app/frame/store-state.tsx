import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import type { MyStore } from '#hub/lib/store.tsx';

type OfStore = ComponentType<{ storeId: string }>;

const Application = lazy(async () => {
  const { ApplicationBanner } = await import('#hub/stores/application/application-banner.tsx');
  return { default: ApplicationBanner };
});

/** Where the application of a store stands that is not approved; its own page says it in full. */
export function StoreApplication({ store }: { store: MyStore }) {
  const page = paths.store(store);
  const isPage = useRouterState({ select: ({ location }) => location.pathname === page });
  if (store.applicationStatus === 'APPROVED' || isPage) return null;

  return (
    <Suspense fallback={null}>
      <Application storeId={store.storeId} />
    </Suspense>
  );
}

/**
 * The status widget of a store that takes orders. It comes once the first screen stands, so that no screen loads slower
 * for it; one that did not come is asked for after the next.
 */
export function StoreState({ store }: { store: MyStore }) {
  const [Widget, setWidget] = useState<OfStore>();
  const hasLoaded = useRouterState({ select: ({ status }) => status === 'idle' });
  const isApproved = store.applicationStatus === 'APPROVED';
  const isNeeded = hasLoaded && !Widget && isApproved;

  useEffect(() => {
    if (!isNeeded) return;
    import('#hub/stores/status/status-widget.tsx').then(
      ({ StatusWidget }) => setWidget(() => StatusWidget),
      () => undefined,
    );
  }, [isNeeded]);

  if (!Widget || !isApproved) return null;
  return (
    <Suspense fallback={null}>
      <Widget storeId={store.storeId} />
    </Suspense>
  );
}
