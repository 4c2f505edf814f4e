import type { PageRequest, RenderedPage, RenderPage } from '@maru/contract/rendered-page.ts';
import type { ResourceLanguage } from 'i18next';
import { renderToString } from 'react-dom/server';
import { AccountPage } from './app/account-page.tsx';
import { htmlDocument } from './app/html-document.ts';
import { filesOf } from './app/page-files.ts';
import { notFound, routeOf } from './app/routes.ts';
import { startTexts, type Texts } from './lib/texts.ts';

const textFiles = import.meta.glob<ResourceLanguage>('/src/*/*.{ko,en}.json', {
  import: 'default',
  eager: true,
});

/** Renders a page of the account area; apps/server loads this module by its path. */
export const render: RenderPage = async (request: PageRequest): Promise<RenderedPage> => {
  const { path, query, language, nonce, config, manifest } = request;
  const route = routeOf(path);
  const texts: Texts = {};
  for (const namespace of new Set(['app', route.namespace] as const)) {
    texts[namespace] = textFiles[`/src/${namespace}/${namespace}.${language}.json`] ?? {};
  }
  const instance = startTexts(language, texts, route.namespace);
  const Page = await route.load();
  const body = renderToString(<AccountPage {...{ Page, query, config, nonce }} texts={instance} />);
  return {
    status: route === notFound ? 404 : 200,
    html: htmlDocument({
      title: `${instance.t(route.title)} · ${instance.t('app:product')}`,
      body,
      data: { path, query, language, config, texts },
      files: filesOf(manifest, route.source),
    }),
  };
};
