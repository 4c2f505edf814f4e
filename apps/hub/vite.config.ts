import { firstLoadBudget } from '@maru/web/build/first-load-budget.ts';
import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import { leaveOutScrollArea } from '@maru/web/build/leave-out-scroll-area.ts';
import { planChunks } from '@maru/web/build/plan-chunks.ts';
import { scriptBeforeShell } from '@maru/web/build/script-before-shell.ts';
import { serviceWorker } from '@maru/web/build/service-worker.ts';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [
    leaveOutSchemas(),
    leaveOutScrollArea(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    scriptBeforeShell({ entry: 'src/app/before-shell/before-shell.ts' }),
    serviceWorker({ entry: 'src/app/offline/worker/worker.ts', file: 'service-worker.js' }),
    firstLoadBudget({
      entry: '/app/main.tsx',
      ...{ shell: 195, page: 60, own: { 'till/till-page.tsx': 45 }, files: 32 },
    }),
  ],
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    // The Content-Security-Policy forbids data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for what every page needs: split by usage it would be twenty files and 14 kB more. Not
            // recursive, because the contract and Mantine also import code that only forms need, such as the
            // rules of phone numbers.
            { name: 'shell', tags: ['$initial'], includeDependenciesRecursively: false },
            {
              name: planChunks({
                entry: '/app/main.tsx',
                costs: {
                  request: 2_200,
                  unneeded: 3_000,
                  // The page that has to open fastest takes more, smaller files.
                  unneededOf: { 'till/till-page.tsx': 500 },
                  unneededLater: 15_000,
                },
              }),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
