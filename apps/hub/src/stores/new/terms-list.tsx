import { Button, Checkbox } from '@mantine/core';
import type { TermsGroup } from '@maru/contract/terms/terms.endpoints.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answers, answerAll, countAgreed } from './terms-answers.ts';
import styles from './terms-list.module.css';

type TermsListProps = {
  groups: readonly TermsGroup[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  error: string | undefined;
};

/** One tick for all, one for each article; its text opens below it. */
export function TermsList({ groups, answers, onChange, error }: TermsListProps) {
  const { t } = useTranslation('new-store');
  const agreed = countAgreed(groups, answers);
  const hasOptional = groups.some(({ articles }) => articles.some(({ required }) => !required));

  return (
    <div>
      <Checkbox
        className={styles.all ?? ''}
        label={t(hasOptional ? 'terms.allWithOptional' : 'terms.all')}
        checked={agreed === 'all'}
        indeterminate={agreed === 'some'}
        onChange={() => onChange(answerAll(groups, agreed !== 'all'))}
      />
      {groups.map(({ id, name, articles }) => (
        <section key={id}>
          <h3 className={styles.group}>{name}</h3>
          <ul className={styles.articles}>
            {articles.map((article) => (
              <Article
                key={article.id}
                article={article}
                isAgreed={answers[article.id] === true}
                isMissing={error !== undefined && article.required && !answers[article.id]}
                onAnswer={(isAgreed) => onChange({ ...answers, [article.id]: isAgreed })}
              />
            ))}
          </ul>
        </section>
      ))}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

type ArticleProps = {
  article: TermsGroup['articles'][number];
  isAgreed: boolean;
  isMissing: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

function Article({ article, isAgreed, isMissing, onAnswer }: ArticleProps) {
  const { t } = useTranslation('new-store');
  const { id, title, content, required } = article;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <li className={styles.article}>
      <Checkbox
        name={id}
        label={`${t(required ? 'terms.required' : 'terms.optional')} ${title}`}
        error={isMissing}
        required={required}
        checked={isAgreed}
        onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
      />
      <Button
        variant="subtle"
        aria-label={t(isOpen ? 'terms.closeOf' : 'terms.openOf', { title })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'terms.close' : 'terms.open')}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className={styles.text} aria-label={title} tabIndex={0}>
          {content}
        </section>
      )}
    </li>
  );
}
