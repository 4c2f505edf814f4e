import { loadTexts } from '@maru/web/i18n.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, useState } from 'react';
import type { ChangesDialog } from './changes-dialog.tsx';

/** Opens the recent changes over an unsaved form. They are fetched on demand. */
export function useRecentChanges(storeId: string) {
  const queryClient = useQueryClient();
  const [Shown, setShown] = useState<ComponentType<ComponentProps<typeof ChangesDialog>>>();

  async function open() {
    try {
      const [{ ChangesDialog }] = await Promise.all([
        import('./changes-dialog.tsx'),
        import('./changes.api.ts').then(({ menuChangesQuery }) =>
          queryClient.ensureInfiniteQueryData(menuChangesQuery(storeId)),
        ),
        loadTexts('menu-changes', 'menu-undo'),
      ]);
      setShown(() => ChangesDialog);
    } catch (error) {
      reportError(error);
    }
  }

  return {
    /** Do not disable the button while this loads: it would lose the focus, which returns to it afterwards. */
    open: () => void open(),
    dialog: Shown && <Shown storeId={storeId} onClose={() => setShown(undefined)} />,
  };
}

export type RecentChanges = ReturnType<typeof useRecentChanges>;
