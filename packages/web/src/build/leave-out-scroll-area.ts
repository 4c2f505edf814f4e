/**
 * Vite plugin. Mantine's dialogs and sheets load its scroll area (5 kB gzip, on every page) only to ask whether they were
 * given it; ours scroll by themselves (packages/ui) and are never given it, so that the answer is known.
 */
export function leaveOutScrollArea() {
  return {
    name: 'maru:leave-out-scroll-area',
    transform: {
      filter: { id: /@mantine\/core\/esm\/components\/(Modal|Drawer)\/(Modal|Drawer)Root\.mjs$/ },
      handler: (code: string) => ({
        code: code.replaceAll('scrollAreaComponent === ScrollArea.Autosize', 'false'),
        map: null,
      }),
    },
  };
}
