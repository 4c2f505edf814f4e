import type { PlaceRenderer } from '@maru/contract/place/rendered-place.ts';
import css from '@maru/place-page/place-page.css?inline';
import { placeStyles } from '@maru/place-page/place-styles.ts';
import { noPlaceDocument } from './no-place-document.tsx';
import { placeDocument } from './place-document.tsx';

/** apps/server imports this module by path. */
export const styles: PlaceRenderer['styles'] = placeStyles(css);

export const renderPlace: PlaceRenderer['renderPlace'] = (page, at) => placeDocument(page, { ...at, styles });

export const renderNoPlace: PlaceRenderer['renderNoPlace'] = (language, reason) =>
  noPlaceDocument({ language, reason }, styles);
