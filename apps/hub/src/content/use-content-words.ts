import { useWordsIn } from '#hub/lib/use-words-in.ts';
import { contentIn, titleIn } from './in-language.ts';

/** Texts of news, FAQs and posts, and functions that choose the content in the language of the page. */
export function useContentWords() {
  const { t, language } = useWordsIn('content');
  return {
    t,
    language,
    titleOf: (row: Parameters<typeof titleIn>[1]) => titleIn(language, row),
    contentOf: (row: Parameters<typeof contentIn>[1]) => contentIn(language, row),
  };
}
