import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react';
import { langOf } from './lang-of.ts';
import { mapUrl } from './map-url.ts';
import { aheadInWords } from './opening-words.ts';
import type { PlaceWords } from './place-words.ts';

/** Shows the name, the present status, the store's text about itself, and links to call or find it. */
export function PlaceHead({ page, words }: { page: PlacePage; words: PlaceWords }) {
  const { t } = words;
  const { name, description, hashtags, phone, address } = page;
  const map = address && mapUrl(address, name.text);

  return (
    <header className="place-head">
      <div>
        {page.categoryName && <p className="place-kind">{page.categoryName}</p>}
        <h1 lang={langOf(name, page)}>{name.text}</h1>
      </div>
      <StatusLine page={page} words={words} />
      {description && (
        <p className="place-text" lang={langOf(description, page)}>
          {description.text}
        </p>
      )}
      {hashtags.length > 0 && (
        <ul className="place-tags" aria-label={t('hashtags')} lang="ko">
          {hashtags.map((hashtag) => (
            <li key={hashtag}>#{hashtag}</li>
          ))}
        </ul>
      )}
      <p className="place-acts">
        {phone && (
          <a href={`tel:${phone.e164}`}>
            <IconPhone size={20} aria-hidden /> {t('call')}
          </a>
        )}
        {map && (
          <a href={map} target="_blank" rel="noopener noreferrer">
            <IconMapPin size={20} aria-hidden /> {t('directions')}
            <span className="place-heard">{t('newTab')}</span>
          </a>
        )}
        <a href="#hours">
          <IconClock size={20} aria-hidden /> {t('hours.title')}
        </a>
      </p>
    </header>
  );
}

/** Shows nothing if the status is unknown, because a wrong “closed” would turn guests away. */
function StatusLine({ page, words }: { page: PlacePage; words: PlaceWords }) {
  const { status, ahead } = page;
  if (status === 'UNKNOWN') return null;

  return (
    <p className="place-status" data-status={status}>
      <span className="place-heard">{words.t('status.label')}</span>
      <strong>{words.t(`status.${status}`)}</strong>
      {ahead && <span>{aheadInWords({ status, ahead }, words)}</span>}
    </p>
  );
}
