import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { type FaqList, faqsQuery } from '#hub/content/content.api.ts';
import { inLanguage } from '#hub/content/in-language.ts';
import { readListAddress } from '#hub/content/list-address.ts';
import { useContentWords } from '#hub/content/use-content-words.ts';
import { ListSearch } from '#hub/lib/list/list-search.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { findFaqs } from './find-faqs.ts';
import { Question } from './question.tsx';
import styles from './reading.module.css';
import { ReadingTabs } from './reading-tabs.tsx';

/** Lists FAQs by category; a press opens the answer. */
export function FaqPage() {
  const { t } = useContentWords();
  const { q = '' } = readListAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { categories } = useSuspenseQuery(faqsQuery()).data;
  const found = findFaqs(categories, q);
  const count = found.reduce((sum, { faqs }) => sum + faqs.length, 0);

  return (
    <StoreFrame
      title={t('faq.title')}
      headerSlot={count > 0 && <StatusBadge>{t('faq.count', { count })}</StatusBadge>}
    >
      <ReadingTabs />
      <div className={styles.faqs}>
        {categories.length > 0 && (
          <ListSearch
            label={t('faq.search')}
            description={t('faq.searchHint')}
            value={q || undefined}
            onSearch={(text) => void navigate({ to: '.', search: text ? { q: text } : {}, replace: true })}
          />
        )}
        {count === 0 ? (
          <EmptyState
            title={t(q ? 'noneFound' : 'faq.none')}
            text={t(q ? 'noneFoundText' : 'faq.noneText')}
          />
        ) : (
          found.map((category) => <Category key={category.id} category={category} />)
        )}
      </div>
    </StoreFrame>
  );
}

function Category({ category: { name, nameEn, faqs } }: { category: FaqList['categories'][number] }) {
  const { t, language } = useContentWords();
  const headingId = useId();
  const { lang, value } = inLanguage(language, name, nameEn);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.category} {...(value && { lang })}>
        {value ?? t('faq.noCategory')}
      </h2>
      <div className={`list-box ${styles.questions}`}>
        {faqs.map(({ id, question, questionEn, answer, answerEn }) => (
          <Question
            key={id}
            question={inLanguage(language, question, questionEn)}
            answer={inLanguage(language, answer, answerEn)}
          />
        ))}
      </div>
    </section>
  );
}
