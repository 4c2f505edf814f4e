import type { PlacePage } from '@maru/contract/place/place-page.ts';

/** A link to the store's pin on KakaoMap, or to a search there for a store without a pin. */
export function mapUrl({ text, lat, lng }: NonNullable<PlacePage['address']>, name: string): string {
  const map = 'https://map.kakao.com/link';
  if (lat === null || lng === null) return `${map}/search/${encodeURIComponent(text.text)}`;
  // In the address, a comma would end the name.
  return `${map}/map/${encodeURIComponent(name.replaceAll(',', ' '))},${lat},${lng}`;
}
