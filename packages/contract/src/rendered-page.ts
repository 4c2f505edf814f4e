import type { Language } from './language.ts';

/** What the server hands to an app that renders its pages (`render` of its `src/entry-server.tsx`). */
export type PageRequest = {
  path: string;
  /** Raw query, without the question mark. */
  query: string;
  language: Language;
  /** Content-Security-Policy nonce, for style elements. */
  nonce: string;
  config: PageConfig;
  /** What the build of the browser's part wrote. */
  manifest: BuildManifest;
};

/** Vite's manifest, the part that a page needs: source file to built files. */
export type BuildManifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/** What a page may know about where it runs; nothing in it is secret. */
export type PageConfig = {
  environment: 'trial' | 'production';
  accountUrl: string;
  hubUrl: string;
  clientId: string;
};

export type RenderedPage = { status: 200 | 404; html: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
