import { Button } from '@mantine/core';
import { languages } from '@maru/contract/language.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { Logo } from '@maru/ui/frame/logo.tsx';
import { MessageState } from '@maru/ui/states/message-state.tsx';
import { pageConfig } from '@maru/web/config.ts';
import { formatDateTime } from '@maru/web/format.ts';
import { changeLanguage, loadTexts } from '@maru/web/i18n.ts';
import { currentLanguage } from '@maru/web/language.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from './about-page.module.css';
import { inquiryTermsQuery } from './inquiries.api.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** Route loader. If the articles are missing, the page itself shows the error. */
export const loadAbout = (queryClient: QueryClient) =>
  Promise.all([
    loadTexts('about', 'forms', 'terms'),
    queryClient.prefetchQuery(inquiryTermsQuery(currentLanguage())),
  ]);

const facts = ['till', 'menu', 'sales', 'customers'] as const;

/** Says what Maru is, with a form for questions from anybody, with or without an account. */
export function AboutPage() {
  const { t } = useTranslation(['about', 'app']);
  const form = useInquiryForm();
  const { accountUrl } = pageConfig();

  return (
    <div className={styles.page}>
      <title>{`${t('title')} · ${t('app:name')}`}</title>
      <PageHeader />
      <main className={styles.main}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={layout.columns}>
          <div className={layout.column}>
            <Card title={t('what.title')}>
              <p className={styles.text}>{t('what.text')}</p>
              <ul className={styles.facts}>
                {facts.map((fact) => (
                  <li key={fact}>{t(`what.facts.${fact}`)}</li>
                ))}
              </ul>
              <nav className={styles.links} aria-label={t('links.label')}>
                <a href={`${accountUrl}/terms`}>{t('links.terms')}</a>
                <a href={`${accountUrl}/privacy`}>{t('links.privacy')}</a>
              </nav>
            </Card>
          </div>
          <div className={layout.column}>
            <Card title={t('form.title')}>
              {form.sent ? (
                <Sent {...form.sent} onAgain={form.again} />
              ) : (
                <>
                  <p className={styles.text}>{t('form.promise')}</p>
                  <InquiryForm form={form} />
                </>
              )}
            </Card>
          </div>
        </div>
      </main>
    </div>
  );
}

function Sent({ dueAt, onAgain }: { dueAt: string; onAgain: () => void }) {
  const { t } = useTranslation('about');
  const time = formatDateTime(dueAt, useLanguage());
  return (
    <MessageState role="status" title={t('sent.title')} text={t('sent.text', { time })}>
      <Button size="lg" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </MessageState>
  );
}

function PageHeader() {
  const { t } = useTranslation(['about', 'app']);
  return (
    <header className={styles.header}>
      <Link to={paths.home()} className={styles.home}>
        <Logo size={24} />
        {t('app:name')}
      </Link>
      <Segmented
        label={t('app:account.language')}
        value={useLanguage()}
        onChange={(chosen) => void changeLanguage(chosen, { keep: true })}
        options={languages.map((value) => ({ value, label: t(`app:account.languages.${value}`) }))}
      />
    </header>
  );
}
