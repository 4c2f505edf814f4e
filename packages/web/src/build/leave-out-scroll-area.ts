/**
 * Vite plugin. Mantine's dialogs and sheets import its scroll area (5 kB gzip on every page) only to compare
 * a prop with it. Our components (packages/ui) never pass the scroll area, so `false` replaces the
 * comparison.
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
