import { firstLoadBudget } from '@maru/web/build/first-load-budget.ts';
import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import { leaveOutScrollArea } from '@maru/web/build/leave-out-scroll-area.ts';
import { scriptBeforeShell } from '@maru/web/build/script-before-shell.ts';
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
    firstLoadBudget({ entry: '/app/main.tsx', shell: 185, page: 60, own: { 'till/till-page.tsx': 45 } }),
  ],
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    // data: addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs in one file: cut along who shares what it is twenty, and 14 kB larger. Only what is
            // used of it: through the contract and Mantine it reaches phone rules and choices, which forms alone need.
            { name: 'shell', tags: ['$initial'], includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
