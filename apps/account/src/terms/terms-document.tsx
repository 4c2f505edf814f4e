import type { TermsGroupOnPage } from '@maru/contract/rendered-page.ts';
import { articleScopes } from '@maru/contract/terms/terms.endpoints.ts';
import { useTranslation } from 'react-i18next';
import { usePage } from '#account/lib/page.tsx';
import { TopBar } from '#account/lib/top-bar.tsx';
import { ArticleSection } from './article-section.tsx';
import { TermsContents } from './terms-contents.tsx';
import styles from './terms-document.module.css';
import { TermsVersion } from './terms-version.tsx';

export type TermsDocumentProps = {
  path: string;
  title: string;
  intro: string;
  other: { href: string; label: string };
};

/** Shows the articles in force for reading and printing: contents, then groups. Works without script. */
export function TermsDocument({ path, title, intro, other }: TermsDocumentProps) {
  const { t } = useTranslation('terms');
  const { terms = [], termsVersion } = usePage().content;
  const scopes = articleScopes.filter((scope) => terms.some((group) => group.scope === scope));

  if (termsVersion) return <TermsVersion shown={termsVersion} back={path} />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <TopBar />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{terms.length === 0 ? t('document.none') : intro}</p>
        <a href={other.href} className={styles.other}>
          {other.label}
        </a>
      </header>
      <TermsContents label={t('document.contentsOf', { title })} groups={terms} />
      <main className={styles.main}>
        {scopes.map((scope) => (
          <section key={scope} aria-labelledby={scope} className={styles.scope}>
            <h2 id={scope} className={styles.scopeName}>
              {t(`document.${scope}`)}
            </h2>
            {terms
              .filter((group) => group.scope === scope)
              .map((group) => (
                <Group key={group.key} group={group} />
              ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function Group({ group }: { group: TermsGroupOnPage }) {
  return (
    <>
      <h3 className={styles.groupName}>{group.name}</h3>
      {group.articles.map((article) => (
        <ArticleSection key={article.key} article={article} />
      ))}
    </>
  );
}
