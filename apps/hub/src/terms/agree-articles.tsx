import type { TermsAnswers, TermsGroup } from '@maru/ui/terms/terms-answers.ts';
import { TermsList } from '@maru/ui/terms/terms-list.tsx';
import styles from './terms.module.css';
import { useTermsWords } from './use-terms-words.ts';

type AgreeArticlesProps = {
  text: string;
  groups: readonly TermsGroup[];
  answers: TermsAnswers;
  onChange: (answers: TermsAnswers) => void;
  error: string | undefined;
};

/** Lists the articles to agree to, and says what agreeing means. */
export function AgreeArticles({ text, ...list }: AgreeArticlesProps) {
  const words = useTermsWords(list.groups);
  return (
    <>
      <p className={styles.intro}>{text}</p>
      <TermsList {...list} headingLevel={3} words={words} />
    </>
  );
}
