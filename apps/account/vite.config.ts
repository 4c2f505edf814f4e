import { firstLoadBudget } from '@maru/web/build/first-load-budget.ts';
import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds: what the browser loads (dist/client) and the module that renders the pages on the server (dist/server),
 * self-contained, so that the server needs neither React nor .tsx.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/',
  plugins: [
    leaveOutSchemas(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    firstLoadBudget({
      entry: '/entry-client.tsx',
      shell: 100,
      page: 36,
      // They read phone numbers of every country.
      own: { 'sign-up/sign-up-page.tsx': 115, 'recovery/recovery-page.tsx': 103 },
    }),
  ],
  // Without it React's development build would run on the server.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: true, target: 'node' },
  build: isSsrBuild
    ? { outDir: 'dist/server', minify: false, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['src/entry-start.ts', 'src/entry-client.tsx', 'src/fonts.css'] },
      },
}));
