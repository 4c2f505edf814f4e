import { languages } from '@maru/contract/language.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';
import type { ReadAt } from '@maru/contract/place/rendered-place.ts';
import { placePath } from '@maru/contract/place/slug.ts';
import { PlaceView } from '@maru/place-page/place-view.tsx';
import { documentWords } from './document-words.ts';
import { htmlDocument } from './html-document.tsx';
import { structuredData } from './structured-data.ts';

const locales = { ko: 'ko_KR', en: 'en_US' } as const;

/** The whole page of a store, with data for search engines and link previews. */
export function placeDocument(
  page: PlacePage,
  { hubUrl, namesLanguage, styles }: ReadAt & { styles: string },
): string {
  const { language, slug } = page;
  const { title, description } = documentWords(page);
  // The address without a language is one of the alternates, so a page at that address is its own canonical.
  const url = hubUrl + placePath(slug, namesLanguage ? language : undefined);
  const data = dataOf(page, { hubUrl, url });
  const head = (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={hubUrl + placePath(slug, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hubUrl + placePath(slug)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.name.text} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {languages.map((other) => (
        <meta
          key={other}
          property={other === language ? 'og:locale' : 'og:locale:alternate'}
          content={locales[other]}
        />
      ))}
      <Picture page={page} hubUrl={hubUrl} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose < is escaped; a block of data never runs */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
  return htmlDocument({ language, title, styles, head, children: <PlaceView page={page} /> });
}

function Picture({ page: { photos }, hubUrl }: { page: PlacePage; hubUrl: string }) {
  const [first] = photos;
  if (!first) return <meta name="twitter:card" content="summary" />;

  return (
    <>
      <meta property="og:image" content={new URL(first.url, hubUrl).href} />
      <meta property="og:image:width" content={String(first.width)} />
      <meta property="og:image:height" content={String(first.height)} />
      <meta property="og:image:alt" content={first.alt.text} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Escapes `<`, so that no text can close the data block. */
function dataOf(page: PlacePage, at: { hubUrl: string; url: string }): string {
  return JSON.stringify(structuredData(page, at)).replaceAll('<', '\\u003c');
}
