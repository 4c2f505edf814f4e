import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { langOf } from './lang-of.ts';
import type { PlaceWords } from './place-words.ts';

/**
 * A row of photos. It can be focused, so that arrow keys scroll it. The first photo loads first, because
 * visitors wait for it.
 */
export function PlacePhotos({ page, words }: { page: PlacePage; words: PlaceWords }) {
  if (page.photos.length === 0) return null;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="place-photos" aria-label={words.t('photos')} tabIndex={0}>
      <ul>
        {page.photos.map(({ url, width, height, alt }, index) => (
          <li key={url}>
            <img
              src={url}
              alt={alt.text}
              lang={langOf(alt, page)}
              width={width}
              height={height}
              {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
