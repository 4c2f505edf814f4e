import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import i18next, { type ResourceKey } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';

/** Loads Korean texts, by their namespaces. */
export async function speakKorean(ko: Record<string, ResourceKey>) {
  await i18next.use(initReactI18next).init({ lng: 'ko', ns: Object.keys(ko), resources: { ko } });
}

/** Renders to plain text in one line, with these queries in the cache. */
export function wordsShown(shown: ReactNode, answers: readonly (readonly [QueryKey, object])[]): string {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData<object>(key, answer);
  const html = renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={client}>{shown}</QueryClientProvider>
    </UiProvider>,
  );
  const plain = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ');
  return plain.replace(/\s+/g, ' ').trim();
}
