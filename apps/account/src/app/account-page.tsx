import { UiProvider } from '@maru/ui/provider.tsx';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type PageContext, PageProvider } from '#account/lib/page.tsx';
import { routes } from './routes.ts';

export type AccountPageProps = Omit<PageContext, 'hasPage' | 'params'> & {
  /** Missing if the page's path pattern has no parameters. */
  params?: PageContext['params'];
  Page: ComponentType;
  texts: i18n;
  nonce?: string;
};

const hasPage = (path: string) => Object.hasOwn(routes, path);

const none = {};

/** A page with its providers. Rendered on the server, then hydrated. */
export function AccountPage(props: AccountPageProps) {
  const { Page, query, params = none, config, content, texts, nonce } = props;
  return (
    <I18nextProvider i18n={texts}>
      <UiProvider scheme="system" {...(nonce === undefined ? {} : { nonce })}>
        <PageProvider value={{ query, params, config, content, hasPage }}>
          <Page />
        </PageProvider>
      </UiProvider>
    </I18nextProvider>
  );
}
