import type { TermsVersionOnPage } from '@maru/contract/rendered-page.ts';
import { ArticleText } from '@maru/ui/terms/article-text.tsx';
import { useTranslation } from 'react-i18next';
import { TopBar } from '#account/lib/top-bar.tsx';
import document from './terms-document.module.css';
import styles from './terms-version.module.css';
import { useDays } from './use-days.ts';

/** Shows a coming version beside the one in force, or a former version. Works without script. */
export function TermsVersion({ shown, back }: { shown: TermsVersionOnPage; back: string }) {
  const { t } = useTranslation('terms');
  const dayOf = useDays();
  const { key, title, content, version, effectiveAt, until, isAdverse, needsConsent, compared } = shown;

  return (
    <div className={styles.page}>
      <header className={document.header}>
        <TopBar />
        <h1 className={document.title}>{title}</h1>
        <p className={document.lead}>
          {until === null
            ? t('version.coming', { version, date: dayOf(effectiveAt) })
            : t('version.former', { version, from: dayOf(effectiveAt), until: dayOf(until) })}
          {isAdverse && until === null && <> {t('version.adverse')}</>}
          {needsConsent && until === null && <> {t('version.needsConsent')}</>}
        </p>
        <a href={`${back}#${key}`} className={document.other}>
          {t('version.present')}
        </a>
      </header>
      <main className={styles.main}>
        {compared ? <Compared rows={compared} /> : <ArticleText content={content} />}
      </main>
    </div>
  );
}

function Compared({ rows }: { rows: NonNullable<TermsVersionOnPage['compared']> }) {
  const { t } = useTranslation('terms');
  return (
    <table className={styles.compared}>
      <caption className={styles.caption}>{t('version.compared')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('version.before')}</th>
          <th scope="col">{t('version.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ before, after }, at) => {
          const isChanged = before !== after;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never move
            <tr key={at} data-changed={isChanged}>
              <td data-label={t('version.before')} data-empty={before === null}>
                {isChanged && before !== null ? <del>{before}</del> : before}
              </td>
              <td data-label={t('version.after')} data-empty={after === null}>
                {isChanged && after !== null ? <ins>{after}</ins> : after}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
