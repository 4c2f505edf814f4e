import type { PageCategory, PageItem, PlacePage } from '@maru/contract/place/place-page.ts';
import { placePath } from '@maru/contract/place/slug.ts';
import { schemaTypes } from './schema-type.ts';
import { specialHours, weeklyHours } from './structured-hours.ts';

/** Describes the store in schema.org's terms, for search engines. Unknown facts are left out. */
export function structuredData(page: PlacePage, { hubUrl, url }: { hubUrl: string; url: string }): object {
  const urlOf = (path: string) => new URL(path, hubUrl).href;
  const { address, phone, description, links } = page;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': page.category ? schemaTypes[page.category] : 'LocalBusiness',
    '@id': hubUrl + placePath(page.slug),
    name: page.name.text,
    url,
    description: description?.text,
    image: page.photos.map((photo) => urlOf(photo.url)),
    telephone: phone?.e164,
    keywords: page.hashtags.join(', '),
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.text.text,
      addressCountry: 'KR',
    },
    geo: address?.lat != null &&
      address.lng !== null && { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    openingHoursSpecification: weeklyHours(page.week ?? []),
    specialOpeningHoursSpecification: specialHours(page.daysOff),
    sameAs: links.filter(({ kind }) => kind !== 'OWN').map((link) => link.url),
    ...(page.sellsGoods
      ? { hasOfferCatalog: page.menu.length > 0 && catalogOf(page, urlOf) }
      : { hasMenu: page.menu.length > 0 && menuOf(page, urlOf) }),
  });
}

type UrlOf = (path: string) => string;

function menuOf({ menu, language }: PlacePage, urlOf: UrlOf) {
  return {
    '@type': 'Menu',
    inLanguage: language,
    hasMenuSection: menu.map(({ name, items }: PageCategory) => ({
      '@type': 'MenuSection',
      name: name.text,
      hasMenuItem: items.map((item) =>
        withoutEmpty({ '@type': 'MenuItem', ...namesOf(item, urlOf), offers: offerOf(item) }),
      ),
    })),
  };
}

function catalogOf({ menu }: PlacePage, urlOf: UrlOf) {
  return {
    '@type': 'OfferCatalog',
    itemListElement: menu.map(({ name, items }: PageCategory) => ({
      '@type': 'OfferCatalog',
      name: name.text,
      itemListElement: items.map((item) => ({
        ...(offerOf(item) ?? { '@type': 'Offer' }),
        itemOffered: withoutEmpty({ '@type': 'Product', ...namesOf(item, urlOf) }),
      })),
    })),
  };
}

function namesOf({ name, description, imageUrl }: PageItem, urlOf: UrlOf) {
  return { name: name.text, description: description?.text, image: imageUrl && urlOf(imageUrl) };
}

/** An item at market price has no offer. */
function offerOf({ price, isMarketPrice, isSoldOut }: PageItem) {
  if (isMarketPrice) return undefined;
  const availability = `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`;
  return { '@type': 'Offer', price, priceCurrency: 'KRW', availability };
}

function withoutEmpty(data: Record<string, unknown>): object {
  const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => isSaid(value)));
}
