import { leaveOutSchemas } from '@maru/web/build/leave-out-schemas.ts';
import { stylesBudget } from '@maru/web/build/styles-budget.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * One build: the self-contained module that renders store pages on the server. The pages have no script, and
 * contain their styles.
 */
export default defineConfig({
  plugins: [leaveOutSchemas(), react(), stylesBudget({ file: '/place-page.css', most: 2.5 })],
  // Otherwise React's development build would run on the server.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: { outDir: 'dist/server', minify: false, cssMinify: true, copyPublicDir: false },
});
