import { firstLoadBudget } from '@maru/web/build/first-load-budget.ts';
import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds: the browser files (dist/client), and the module that renders pages on the server (dist/server). The
 * latter is self-contained, so that the server needs neither React nor TSX.
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
      // These include phone number rules of every country.
      own: { 'sign-up/sign-up-page.tsx': 116, 'recovery/recovery-page.tsx': 103 },
    }),
  ],
  // Otherwise React's development build would run on the server.
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
