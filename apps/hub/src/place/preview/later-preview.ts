import { later } from '@maru/ui/later/later.ts';

/** Loaded lazily, because it contains the public page and its styles. */
export const placePreview = later(async () => (await import('./place-preview.tsx')).PlacePreview);
