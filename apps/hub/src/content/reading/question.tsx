import type { Document } from '@maru/contract/content/document.ts';
import { DocumentView } from '@maru/ui/document/document-view.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import type { Read } from '#hub/content/in-language.ts';
import styles from './reading.module.css';

type QuestionProps = { question: Read<string>; answer: Read<Document | null>; isOpen?: boolean };

/** One FAQ as its readers see it; a press opens the answer. Also used for the preview. */
export function Question({ question, answer, isOpen = false }: QuestionProps) {
  return (
    <details className={styles.faq} open={isOpen}>
      <summary lang={question.lang}>
        <span>{question.value}</span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {answer.value && <DocumentView document={answer.value} lang={answer.lang} topHeading={3} />}
    </details>
  );
}
