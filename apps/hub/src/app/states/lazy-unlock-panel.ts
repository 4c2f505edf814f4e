import { loadTexts } from '@maru/web/i18n.ts';
import { lazy } from 'react';

/** With its texts; most screens of most stores never need it. */
export const LazyUnlockPanel = lazy(async () => {
  const [{ UnlockPanel }] = await Promise.all([
    import('#hub/app-lock/unlock-panel.tsx'),
    loadTexts('app-lock'),
  ]);
  return { default: UnlockPanel };
});
