import { type Language, languages } from '@maru/contract/language.ts';
import type { NoPlaceReason } from '@maru/contract/place/rendered-place.ts';
import { placeWords } from '@maru/place-page/place-words.ts';
import { htmlDocument } from './html-document.tsx';

type Reason = { language: Language; reason: NoPlaceReason };

/** Says in both languages why there is no page, first in the reader's. */
export function noPlaceDocument({ language, reason }: Reason, styles: string): string {
  const inOrder = languages.toSorted((one) => (one === language ? -1 : 1));
  const { t } = placeWords({ language, sellsGoods: false });
  return htmlDocument({
    ...{ language, styles, title: t(`none.${reason}.title`) },
    children: (
      <main className="place-none">
        {inOrder.map((each, index) => (
          <ReasonIn key={each} language={each} reason={reason} isFirst={index === 0} />
        ))}
      </main>
    ),
  });
}

/** The text in the second language is marked as not to be translated by the browser. */
function ReasonIn({ language, reason, isFirst }: Reason & { isFirst: boolean }) {
  const { t } = placeWords({ language, sellsGoods: false });
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section lang={language} translate={isFirst ? undefined : 'no'}>
      <Title>{t(`none.${reason}.title`)}</Title>
      <p>{t(`none.${reason}.text`)}</p>
    </section>
  );
}
