import { firstLoadBudget } from '@maru/web/build/first-load-budget.ts';
import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import { leaveOutScrollArea } from '@maru/web/build/leave-out-scroll-area.ts';
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
    firstLoadBudget({ entry: '/app/main.tsx', shell: 195, page: 60, own: { 'till/till-page.tsx': 45 } }),
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
            // One file for what every page needs: split by usage it would be twenty files and 14 kB more. Without
            // recursion, since the contract and Mantine also lead to phone rules and choices that only forms need.
            { name: 'shell', tags: ['$initial'], includeDependenciesRecursively: false },
            // One file for what the till stores and sends: split by usage it would be five, and 1 kB more at the till.
            {
              name: 'sales',
              test: /(idb\/build\/index|device\/open-database|sale-queue\/(use-sale-queue|sale|sale-queue|sale-queue-of-store|sale-store|receipted-sale|sale-refusals|leadership))\.[jt]s$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'prices',
              test: /(money\/(price-cart|largest-remainder)|points\/use)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'scanner',
              test: /(keys\/scanner|scanner\/use-scanner)\.ts$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
