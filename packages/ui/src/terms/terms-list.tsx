import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ArticleText } from './article-text.tsx';
import { answerAll, countAgreed, type TermsAnswers, type TermsGroup } from './terms-answers.ts';
import styles from './terms-list.module.css';

export type TermsListProps = {
  /** In display order. */
  groups: readonly TermsGroup[];
  answers: TermsAnswers;
  onChange: (answers: TermsAnswers) => void;
  words: TermsWords;
  /** Heading level of the groups, one below that of the page or step. */
  headingLevel: 2 | 3;
  /** An error text; it also marks the required articles that are not checked. */
  error?: string | undefined;
};

type TermsWords = {
  all: string;
  allHint?: string;
  required: string;
  optional: string;
  open: string;
  close: string;
  /** Label of the button that expands and collapses the text. */
  openOf: (title: string) => string;
  closeOf: (title: string) => string;
};

/**
 * Shows the articles by group, each with a checkbox and a collapsible text, and one checkbox for all of them.
 */
export function TermsList({ groups, answers, onChange, words, headingLevel, error }: TermsListProps) {
  const agreed = countAgreed(groups, answers);
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.list}>
      <div className={styles.all}>
        <Checkbox
          label={words.all}
          description={words.allHint}
          checked={agreed === 'all'}
          indeterminate={agreed === 'some'}
          onChange={() => onChange(answerAll(groups, agreed !== 'all'))}
        />
      </div>
      {groups.map(({ id, name, articles }) => (
        <div key={id}>
          <Heading className={styles.group}>{name}</Heading>
          <ul className={styles.articles}>
            {articles.map((article) => (
              <Article
                key={article.id}
                article={article}
                words={words}
                isAgreed={answers[article.id] === true}
                isMissing={error !== undefined && article.required && !answers[article.id]}
                onAnswer={(isAgreed) => onChange({ ...answers, [article.id]: isAgreed })}
              />
            ))}
          </ul>
        </div>
      ))}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

type ArticleProps = {
  article: TermsGroup['articles'][number];
  words: TermsWords;
  isAgreed: boolean;
  isMissing: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

function Article({ article, words, isAgreed, isMissing, onAnswer }: ArticleProps) {
  const { id, title, content, required } = article;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <li className={styles.article}>
      <Checkbox
        name={id}
        label={
          <>
            <span className={required ? styles.required : styles.optional}>
              {required ? words.required : words.optional}
            </span>{' '}
            {title}
          </>
        }
        error={isMissing}
        required={required}
        checked={isAgreed}
        onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
      />
      <Button
        variant="subtle"
        size="sm"
        aria-label={isOpen ? words.closeOf(title) : words.openOf(title)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.close : words.open}
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
