import { useTranslation } from 'react-i18next';
import { TermsDocument } from './terms-document.tsx';

/** `/terms`: all other articles. */
export function TermsPage() {
  const { t } = useTranslation('terms');
  const other = { href: '/privacy', label: t('terms.other') };
  return <TermsDocument path="/terms" title={t('terms.title')} intro={t('terms.intro')} other={other} />;
}
