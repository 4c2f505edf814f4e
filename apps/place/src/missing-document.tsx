import { type Language, languages } from '@maru/contract/language.ts';
import { placeWords } from '@maru/place-page/place-words.ts';
import { htmlDocument } from './html-document.tsx';

/** Says in both languages that there is no page, first in the reader's. */
export function missingDocument(language: Language, styles: string): string {
  const inOrder = languages.toSorted((one) => (one === language ? -1 : 1));
  const title = placeWords({ language, sellsGoods: false }).t('missing.title');
  return htmlDocument({
    ...{ language, title, styles },
    children: (
      <main className="place-missing">
        {inOrder.map((each, index) => (
          <Missing key={each} language={each} isFirst={index === 0} />
        ))}
      </main>
    ),
  });
}

function Missing({ language, isFirst }: { language: Language; isFirst: boolean }) {
  const { t } = placeWords({ language, sellsGoods: false });
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section lang={language}>
      <Title>{t('missing.title')}</Title>
      <p>{t('missing.text')}</p>
    </section>
  );
}
