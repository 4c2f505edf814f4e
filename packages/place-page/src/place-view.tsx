import type { PlacePage } from '@maru/contract/place/place-page.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceHours } from './place-hours.tsx';
import { PlaceLanguages } from './place-languages.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { PlacePhotos } from './place-photos.tsx';
import { PlaceFacts, PlaceVisit } from './place-visit.tsx';
import { placeWords } from './place-words.ts';

/**
 * The public page of a store. It has no state and no effects, so that it is the same without script and in
 * the preview.
 */
export function PlaceView({ page }: { page: PlacePage }) {
  const words = placeWords(page);
  const part = { page, words };

  return (
    <>
      <a className="place-skip" href="#menu">
        {words.t('skip')}
      </a>
      <PlaceLanguages slug={page.slug} words={words} />
      <main>
        <PlacePhotos {...part} />
        <PlaceHead {...part} />
        <div className="place-body">
          <PlaceMenu {...part} />
          <div className="place-side">
            <PlaceHours {...part} />
            <PlaceVisit {...part} />
            <PlaceFacts {...part} />
          </div>
        </div>
      </main>
      <footer className="place-foot">
        <p>{words.t('foot')}</p>
      </footer>
    </>
  );
}
