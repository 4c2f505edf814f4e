import type { Language } from '../language.ts';
import type { Category } from '../menu/categories.endpoints.ts';
import type { CompactItem } from '../menu/compact-menu.ts';
import { isSoldOut } from '../menu/sold-out.ts';
import { groupPhone } from '../phone/group-phone.ts';
import type { AdditionalInfo, AdditionalInfoKey } from '../stores/additional-info.ts';
import type { OpeningHours, StoreStatus } from '../stores/opening-hours.ts';
import { type StoreType, sellsGoods } from '../stores/store-type.ts';
import { addDays, businessDateOf, startOfDay } from '../time/business-date.ts';
import { type LocalizedText, localized, localizedOrNone } from './localized-text.ts';
import { type PageLink, pageLinks } from './page-links.ts';
import type { PlaceContent } from './place.endpoints.ts';
import {
  type StatusAhead,
  statusAhead,
  type VisibleDay,
  type VisibleDayOff,
  visibleDaysOff,
  visibleWeek,
} from './visible-hours.ts';

/**
 * The data that a store page is made of. The editor takes it from the store, the menu and the `Place` that it
 * has read.
 */
export type PlaceSource = {
  slug: string;
  /** The draft, or the published version. */
  content: PlaceContent;
  store: {
    name: string;
    category: StoreType | null;
    /** E.164. */
    phone: string | null;
    phoneExtension: string;
    address: string | null;
    addressDetail: string;
    lat: number | null;
    lng: number | null;
    openingHours: OpeningHours | null;
    storeAdditionalInfoDTOList: readonly AdditionalInfo[];
  };
  /** The label of the kind of store (`listStoreTypes`). */
  categoryName: Record<Language, string> | null;
  /** Categories in display order; items in any order. */
  menu: {
    categories: readonly Pick<Category, 'id' | 'name' | 'nameEn' | 'enabled'>[];
    items: readonly PlaceItem[];
  };
  /** The present and the next status, as `getStoreStatus` returns them. */
  status: { status: StoreStatus; next: { status: StoreStatus; at: string } | null };
};
export type PlaceItem = Pick<
  CompactItem,
  | 'id'
  | 'categoryId'
  | 'name'
  | 'nameEn'
  | 'price'
  | 'marketPrice'
  | 'description'
  | 'imageUrl'
  | 'stock'
  | 'soldOutUntil'
  | 'placeEnabled'
  | 'sort'
>;

export type PageItem = {
  id: string;
  name: LocalizedText;
  description: LocalizedText | null;
  /** Won, VAT included. With `isMarketPrice` it is only a suggestion, and pages do not show it. */
  price: number;
  isMarketPrice: boolean;
  imageUrl: string | null;
  isSoldOut: boolean;
};
export type PageCategory = { id: string; name: LocalizedText; items: readonly PageItem[] };
export type PagePhoto = { url: string; width: number; height: number; alt: LocalizedText };

/**
 * A store page as a visitor sees it, in one language. The server and the editor's preview draw the same page.
 */
export type PlacePage = {
  language: Language;
  slug: string;
  name: LocalizedText;
  category: StoreType | null;
  categoryName: string | null;
  /** Texts say product (상품) in place of menu (메뉴). */
  sellsGoods: boolean;
  description: LocalizedText | null;
  breaktime: LocalizedText | null;
  /** Without the sign #. */
  hashtags: readonly string[];
  photos: readonly PagePhoto[];
  links: readonly PageLink[];
  /** What the store says about itself, such as seats and parking, in Korean. */
  facts: readonly { key: AdditionalInfoKey; value: LocalizedText }[];
  phone: { e164: string; text: string; extension: string } | null;
  address: { text: LocalizedText; lat: number | null; lng: number | null } | null;
  status: StoreStatus;
  /** The next change of status; null if it is unknown. */
  ahead: StatusAhead | null;
  /** The hours from Monday on; null: the store has not entered its hours. */
  week: readonly VisibleDay[] | null;
  daysOff: readonly VisibleDayOff[];
  /** Categories with shown items, in the order of the menu. */
  menu: readonly PageCategory[];
  /** How many shown items are beyond the limit of a page. */
  moreItems: number;
};

/** With more items, a page would be too large for a phone on a slow network. */
export const mostItemsOnPage = 1_000;

export function placePageOf(source: PlaceSource, language: Language, now: Date): PlacePage {
  const { slug, content, store, status } = source;
  const shown = shownItems(source.menu);
  return {
    ...{ language, slug, status: status.status, hashtags: content.hashtags },
    name: localized(language, store.name, content.nameEn),
    category: store.category,
    categoryName: source.categoryName?.[language] ?? null,
    sellsGoods: sellsGoods(store),
    description: localizedOrNone(language, content.description, content.descriptionEn),
    breaktime: localizedOrNone(language, content.breaktime, content.breaktimeEn),
    photos: content.photos.map(({ imageUrl, width, height, alt, altEn }) => ({
      ...{ url: imageUrl, width, height, alt: localized(language, alt, altEn) },
    })),
    links: pageLinks(language, content.links, store.storeAdditionalInfoDTOList),
    facts: factsOf(store.storeAdditionalInfoDTOList),
    phone: phoneOf(store),
    address: addressOf(store),
    ahead: statusAhead(store.openingHours, status, now),
    week: visibleWeek(store.openingHours, now),
    daysOff: visibleDaysOff(store.openingHours, now),
    menu: pageMenu(source.menu.categories, shown.slice(0, mostItemsOnPage), { language, now }),
    moreItems: Math.max(0, shown.length - mostItemsOnPage),
  };
}

/**
 * When pages made from this source become outdated by the clock: at the next change of status, when an item
 * stops being sold out, at the latest at the end of the day.
 */
export function pageHoldsUntil({ status, menu }: PlaceSource, now: Date): Date {
  const tomorrow = addDays(businessDateOf(now, 0), 1);
  const instants = [
    startOfDay(tomorrow, 0).getTime(),
    ...(status.next ? [Date.parse(status.next.at)] : []),
    ...shownItems(menu).flatMap(({ soldOutUntil }) => (soldOutUntil ? [Date.parse(soldOutUntil)] : [])),
  ];
  return new Date(instants.filter((at) => at > now.getTime()).reduce((one, other) => Math.min(one, other)));
}

/**
 * The items on the page, in the order of the menu. Leaves out hidden items and items of a category that the
 * till does not offer.
 */
function shownItems({ categories, items }: PlaceSource['menu']): PlaceItem[] {
  const place = new Map(categories.filter(({ enabled }) => enabled).map(({ id }, index) => [id, index]));
  const placeOf = ({ categoryId }: PlaceItem) => place.get(categoryId) ?? 0;
  return items
    .filter(({ placeEnabled, categoryId }) => placeEnabled && place.has(categoryId))
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || one.sort - other.sort || (one.id < other.id ? -1 : 1),
    );
}

type Moment = { language: Language; now: Date };

function pageMenu(
  categories: PlaceSource['menu']['categories'],
  items: readonly PlaceItem[],
  { language, now }: Moment,
): PageCategory[] {
  const byCategory = new Map<string, PlaceItem[]>();
  for (const item of items)
    byCategory.set(item.categoryId, [...(byCategory.get(item.categoryId) ?? []), item]);
  return categories.flatMap(({ id, name, nameEn }) => {
    const shown = byCategory.get(id) ?? [];
    if (shown.length === 0) return [];
    return [
      {
        id,
        name: localized(language, name, nameEn),
        items: shown.map((item) => pageItem(item, { language, now })),
      },
    ];
  });
}

function pageItem(item: PlaceItem, { language, now }: Moment): PageItem {
  const { id, price, marketPrice, imageUrl } = item;
  return {
    ...{ id, price, isMarketPrice: marketPrice, imageUrl },
    name: localized(language, item.name, item.nameEn),
    description: localizedOrNone(language, item.description ?? '', null),
    isSoldOut: isSoldOut(item, now),
  };
}

const notFacts: readonly AdditionalInfoKey[] = ['CASH_RECEIPT_AVAILABLE', 'HOMEPAGE', 'INSTAGRAM'];

function factsOf(info: readonly AdditionalInfo[]): PlacePage['facts'] {
  return info
    .filter(({ key }) => !notFacts.includes(key))
    .map(({ key, value }) => ({ key, value: localized('ko', value, null) }));
}

function phoneOf({ phone, phoneExtension: extension }: PlaceSource['store']): PlacePage['phone'] {
  return phone === null ? null : { e164: phone, text: groupPhone(phone), extension };
}

function addressOf({ address, addressDetail, lat, lng }: PlaceSource['store']): PlacePage['address'] {
  if (!address) return null;
  return { text: localized('ko', [address, addressDetail].filter(Boolean).join(' '), null), lat, lng };
}
