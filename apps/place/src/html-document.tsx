import type { Language } from '@maru/contract/language.ts';
import { neutrals } from '@maru/ui/theme/colors.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type DocumentParts = {
  language: Language;
  title: string;
  styles: string;
  /** Further elements of the head. */
  head?: ReactNode;
  children: ReactNode;
};

/** A document without scripts. Every text is escaped by React. */
export function htmlDocument({ language, title, styles, head, children }: DocumentParts): string {
  const { light, dark } = neutrals.paper;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {head}
      </head>
      <body>{children}</body>
    </html>,
  )}`;
}
