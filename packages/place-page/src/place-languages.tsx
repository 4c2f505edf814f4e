import { languages } from '@maru/contract/language.ts';
import type { PlaceWords } from './place-words.ts';

/** A plain link to the same page in the other language. */
export function PlaceLanguages({ slug, words }: { slug: string; words: PlaceWords }) {
  return (
    <nav className="place-languages" aria-label={words.t('language')}>
      {languages.map((language) =>
        language === words.language ? (
          <span key={language} aria-current="true" lang={language}>
            {words.t(`languages.${language}`)}
          </span>
        ) : (
          <a key={language} href={`/place/${slug}/${language}`} hrefLang={language} lang={language}>
            {words.t(`languages.${language}`)}
          </a>
        ),
      )}
    </nav>
  );
}
