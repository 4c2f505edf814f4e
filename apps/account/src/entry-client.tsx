import '@maru/ui/styles/account.css';
import { whenIdle } from '@maru/ui/later/when-idle.ts';
import { isLanguage, speak } from '@maru/web/language.ts';
import i18next from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { AccountPage } from './app/account-page.tsx';
import { type PageData, pageDataId } from './app/page-data.ts';
import { paramsOf, routeOf, titleOf } from './app/routes.ts';
import { startTexts } from './lib/texts.ts';

async function start(root: HTMLElement, data: PageData) {
  const { path, query, language, config, content, texts } = data;
  const route = routeOf(path, config.environment);
  // The global instance, since notices and errors use it too.
  const instance = startTexts(i18next, { language, texts, own: route.namespaces[0] });
  speak(language, { keep: false });
  instance.on('languageChanged', (chosen) => {
    if (isLanguage(chosen)) speak(chosen, { keep: false });
    document.documentElement.lang = chosen;
    document.title = `${instance.t(titleOf(route, query))} · ${instance.t('app:product')}`;
  });
  const Page = await route.load();
  const shown = { Page, query, params: paramsOf(path), config, content };
  hydrateRoot(root, <AccountPage {...shown} texts={instance} />);
}

/** Reports errors. Called even if the start fails, so that this failure is reported, too. */
const watch = () => whenIdle(async () => (await import('@maru/web/watch-errors.ts')).watchErrors('account'));

const root = document.getElementById('root');
const data = document.getElementById(pageDataId)?.textContent;
if (root && data) void start(root, JSON.parse(data) as PageData).finally(watch);
