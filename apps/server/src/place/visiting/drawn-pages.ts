import { createHash } from 'node:crypto';
import type { Language } from '@maru/contract/language.ts';
import type { PlaceRenderer } from '@maru/contract/place/rendered-place.ts';
import {
  type CompressedText,
  type Encoding,
  encodeText,
  encodingFor,
} from '#server/http/answers/compress-text.ts';
import type { FoundPlace } from '../page/found-place.ts';

type ShownPlace = Extract<FoundPlace, { kind: 'PAGE' }>;

/** A page as it is sent. */
export type DrawnPage = {
  /** A hash of its HTML, for the ETag. */
  tag: string;
  /** Its HTML in an encoding that the client accepts; each encoding is made once. */
  encoded(accepts: string | undefined): Promise<CompressedText>;
};

/** Draws a page once per language for as long as it is the current one: what forgets the page forgets its HTML. */
export function drawnPages({ renderPlace }: PlaceRenderer, hubUrl: string) {
  const drawn = new WeakMap<ShownPlace, Map<Language, DrawnPage>>();

  return function draw(place: ShownPlace, language: Language): DrawnPage {
    const ofPlace = drawn.get(place) ?? new Map<Language, DrawnPage>();
    const page = ofPlace.get(language) ?? drawnPage(renderPlace(place.pages[language], hubUrl));
    drawn.set(place, ofPlace.set(language, page));
    return page;
  };
}

function drawnPage(html: string): DrawnPage {
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
