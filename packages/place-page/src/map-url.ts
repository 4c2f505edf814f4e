import type { PlacePage } from '@maru/contract/place/place-page.ts';

/** The pin on KakaoMap, or a search there for a store without one. */
export function mapUrl({ text, lat, lng }: NonNullable<PlacePage['address']>, name: string): string {
  const map = 'https://map.kakao.com/link';
  if (lat === null || lng === null) return `${map}/search/${encodeURIComponent(text.text)}`;
  // A comma would end the name.
  return `${map}/map/${encodeURIComponent(name.replaceAll(',', ' '))},${lat},${lng}`;
}
