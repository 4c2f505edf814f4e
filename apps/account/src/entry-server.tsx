import errorsEn from '@maru/contract/errors.en.json';
import errorsKo from '@maru/contract/errors.ko.json';
import type { Language } from '@maru/contract/language.ts';
import type { PageRequest, RenderedPage, RenderPage } from '@maru/contract/rendered-page.ts';
import { createInstance, type ResourceLanguage } from 'i18next';
import { renderToString } from 'react-dom/server';
import { AccountPage } from './app/account-page.tsx';
import { htmlDocument } from './app/html-document.ts';
import { filesOf } from './app/page-files.ts';
import { hasRequired, notFound, paramsOf, routeOf, titleOf } from './app/routes.ts';
import { type Namespace, startTexts, type Texts } from './lib/texts.ts';

const textFiles = import.meta.glob<ResourceLanguage>('/src/*/*.{ko,en}.json', {
  import: 'default',
  eager: true,
});

const errorTexts: Record<Language, ResourceLanguage> = { ko: errorsKo, en: errorsEn };

/** Renders a page of the account area. apps/server imports this module by path. */
export const render: RenderPage = async (request: PageRequest): Promise<RenderedPage> => {
  const { path, query, language, nonce, config, content = {}, manifest, startScript } = request;
  const route = routeOf(path, config.environment);
  if (!hasRequired(route, query)) return { redirectTo: '/' };

  const texts: Texts = {};
  for (const namespace of ['app', ...route.namespaces] as const)
    texts[namespace] = textsOf(namespace, language);
  const instance = startTexts(createInstance(), { language, texts, own: route.namespaces[0] });
  const Page = await route.load();
  const shown = { Page, query, params: paramsOf(path), config, content, nonce };
  const body = renderToString(<AccountPage {...shown} texts={instance} />);
  return {
    status: route === notFound ? 404 : 200,
    isSecret: route.isSecret ?? false,
    html: htmlDocument({
      title: `${instance.t(titleOf(route, query))} · ${instance.t('app:product')}`,
      body,
      data: { path, query, language, config, content, texts },
      files: filesOf(manifest, route.source),
      startScript,
      isStatic: route.isStatic ?? false,
      refreshSeconds: route.refreshSeconds?.(content),
    }),
  };
};

function textsOf(namespace: Namespace, language: Language): ResourceLanguage {
  if (namespace === 'errors') return errorTexts[language];
  return textFiles[`/src/${namespace}/${namespace}.${language}.json`] ?? {};
}
