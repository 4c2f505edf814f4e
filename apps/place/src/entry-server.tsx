import type { Language } from '@maru/contract/language.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';
import type { PlaceRenderer } from '@maru/contract/place/rendered-place.ts';
import css from '@maru/place-page/place-page.css?inline';
import { placeStyles } from '@maru/place-page/place-styles.ts';
import { missingDocument } from './missing-document.tsx';
import { placeDocument } from './place-document.tsx';

/** apps/server imports this module by path. */
export const styles: PlaceRenderer['styles'] = placeStyles(css);

export const renderPlace: PlaceRenderer['renderPlace'] = (page: PlacePage, hubUrl: string) =>
  placeDocument(page, { hubUrl, styles });

export const renderMissing: PlaceRenderer['renderMissing'] = (language: Language) =>
  missingDocument(language, styles);
