import type { Language } from '../language.ts';
import { type AdditionalInfo, instagramAddress } from '../stores/additional-info.ts';
import { readWebAddress } from '../web-address.ts';
import { type LocalizedText, localized } from './localized-text.ts';

/** `name` is null for the homepage and Instagram, whose names the page provides. */
export type PageLink = { kind: 'OWN' | 'HOMEPAGE' | 'INSTAGRAM'; name: LocalizedText | null; url: string };

type OwnLink = { name: string; nameEn: string | null; url: string };

/**
 * The store's own links, then homepage and Instagram from its information. Values that are not addresses of
 * their kind are left out.
 */
export function pageLinks(
  language: Language,
  own: readonly OwnLink[],
  info: readonly AdditionalInfo[],
): PageLink[] {
  const links: PageLink[] = [
    ...own.map(({ name, nameEn, url }) => ({
      kind: 'OWN' as const,
      name: localized(language, name, nameEn),
      url,
    })),
    ...info.flatMap(linkOfInfo),
  ];
  return links.flatMap((link) => {
    const url = readWebAddress(link.url);
    return url ? [{ ...link, url }] : [];
  });
}

function linkOfInfo({ key, value }: AdditionalInfo): PageLink[] {
  if (key === 'HOMEPAGE') return [{ kind: key, name: null, url: value }];
  const url = key === 'INSTAGRAM' ? instagramAddress(value) : undefined;
  return url === undefined ? [] : [{ kind: 'INSTAGRAM', name: null, url }];
}
