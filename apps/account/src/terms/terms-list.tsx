import { Button, Checkbox } from '@mantine/core';
import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleText } from './article-text.tsx';
import { answerAll, countAgreed, type TermsAnswers } from './terms-answers.ts';
import styles from './terms-list.module.css';

export type TermsListProps = {
  /** In the order in which they are shown. */
  groups: readonly TermsGroup[];
  answers: TermsAnswers;
  onChange: (answers: TermsAnswers) => void;
};

/** The articles by group: one tick each, its text folded below, and one tick for all of them. */
export function TermsList({ groups, answers, onChange }: TermsListProps) {
  const { t } = useTranslation('terms');
  const agreed = countAgreed(groups, answers);

  return (
    <div className={styles.list}>
      <div className={styles.all}>
        <Checkbox
          label={t('list.all')}
          description={t('list.allHint')}
          checked={agreed === 'all'}
          indeterminate={agreed === 'some'}
          onChange={() => onChange(answerAll(groups, agreed !== 'all'))}
        />
      </div>
      {groups.map(({ id, name, articles }) => (
        <div key={id}>
          <h2 className={styles.group}>{name}</h2>
          <ul className={styles.articles}>
            {articles.map((article) => (
              <Article
                key={article.id}
                article={article}
                isAgreed={answers[article.id] === true}
                onAnswer={(isAgreed) => onChange({ ...answers, [article.id]: isAgreed })}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ArticleProps = {
  article: TermsGroup['articles'][number];
  isAgreed: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

function Article({ article, isAgreed, onAnswer }: ArticleProps) {
  const { t } = useTranslation('terms');
  const { title, content, required } = article;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <li className={styles.article}>
      <Checkbox
        label={
          <>
            <span className={required ? styles.required : styles.optional}>
              {t(required ? 'list.required' : 'list.optional')}
            </span>{' '}
            {title}
          </>
        }
        required={required}
        checked={isAgreed}
        onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
      />
      <Button
        variant="subtle"
        size="sm"
        aria-label={t(isOpen ? 'list.closeOf' : 'list.openOf', { title })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'list.close' : 'list.open')}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className={styles.text} aria-label={title} tabIndex={0}>
          <ArticleText content={content} />
        </section>
      )}
    </li>
  );
}
