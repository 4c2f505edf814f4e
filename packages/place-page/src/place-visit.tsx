import type { PageLink } from '@maru/contract/place/page-links.ts';
import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { langOf } from './lang-of.ts';
import { mapUrl } from './map-url.ts';
import type { PlaceWords } from './place-words.ts';

type Part = { page: PlacePage; words: PlaceWords };

/** Address, telephone and links. */
export function PlaceVisit({ page, words }: Part) {
  const { t } = words;
  const { name, address, phone, links } = page;
  if (!address && !phone && links.length === 0) return null;

  return (
    <section id="visit" aria-labelledby="visit-title">
      <h2 id="visit-title">{t('visit.title')}</h2>
      <dl className="place-facts">
        {address && (
          <div>
            <dt>{t('visit.address')}</dt>
            <dd>
              <address lang={langOf(address.text, page)}>{address.text.text}</address>
              <OutsideLink url={mapUrl(address, name.text)} words={words}>
                {t('visit.map')}
              </OutsideLink>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t('visit.phone')}</dt>
            <dd>
              <a href={`tel:${phone.e164}`}>{phone.text}</a>
              {phone.extension && ` ${t('visit.extension', { extension: phone.extension })}`}
            </dd>
          </div>
        )}
        {links.length > 0 && (
          <div>
            <dt>{t('visit.links')}</dt>
            {links.map((link) => (
              <dd key={`${link.kind} ${link.url}`}>
                <OutsideLink url={link.url} words={words}>
                  <LinkName link={link} page={page} words={words} />
                </OutsideLink>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}

/** What the store says about seats, parking and so on. */
export function PlaceFacts({ page, words }: Part) {
  const { t } = words;
  if (page.facts.length === 0) return null;

  return (
    <section id="facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{t('facts.title')}</h2>
      <dl className="place-facts">
        {page.facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd lang={langOf(value, page)}>{value.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LinkName({ link: { kind, name }, page, words }: Part & { link: PageLink }) {
  return name ? <span lang={langOf(name, page)}>{name.text}</span> : words.t(`visit.${kind}`);
}

/**
 * A link to another site, which gets no referrer. `nofollow ugc` tells search engines that the store chose
 * the link.
 */
function OutsideLink({ url, words, children }: { url: string; words: PlaceWords; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
      <IconExternalLink size={16} aria-hidden />
      <span className="place-heard">{words.t('newTab')}</span>
    </a>
  );
}
