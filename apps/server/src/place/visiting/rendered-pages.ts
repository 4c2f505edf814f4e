import { createHash } from 'node:crypto';
import type { Language } from '@maru/contract/language.ts';
import type { PlaceRenderer, ReadAt } from '@maru/contract/place/rendered-place.ts';
import {
  type CompressedText,
  type Encoding,
  encodeText,
  encodingFor,
} from '#server/http/answers/compress-text.ts';
import type { FoundPlace } from '../page/found-place.ts';

type ShownPlace = Extract<FoundPlace, { kind: 'PAGE' }>;

/** A page as it is sent. */
export type RenderedPage = {
  /** A hash of its HTML, for the ETag. */
  tag: string;
  /** Its HTML in an encoding that the client accepts; each encoding is made once. */
  encoded(accepts: string | undefined): Promise<CompressedText>;
};

/** In which language a page is read, and whether its address names that language. */
export type Variant = { language: Language } & Pick<ReadAt, 'namesLanguage'>;

/**
 * Renders each variant of a page once, for as long as the page is current: the HTML is dropped together with the page.
 */
export function renderedPages({ renderPlace }: PlaceRenderer, hubUrl: string) {
  const rendered = new WeakMap<ShownPlace, Map<string, RenderedPage>>();

  return function render(place: ShownPlace, { language, namesLanguage }: Variant): RenderedPage {
    const variants = rendered.get(place) ?? new Map<string, RenderedPage>();
    const key = `${language} ${namesLanguage}`;
    const page =
      variants.get(key) ?? renderedPage(renderPlace(place.pages[language], { hubUrl, namesLanguage }));
    rendered.set(place, variants.set(key, page));
    return page;
  };
}

function renderedPage(html: string): RenderedPage {
  const made = new Map<Encoding | undefined, Promise<CompressedText>>();
  return {
    tag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    encoded(accepts) {
      const encoding = encodingFor(accepts);
      const text = made.get(encoding) ?? encodeText(html, encoding);
      made.set(encoding, text);
      return text;
    },
  };
}
