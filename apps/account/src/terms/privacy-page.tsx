import { useTranslation } from 'react-i18next';
import { TermsDocument } from './terms-document.tsx';

/** `/privacy`: articles about personal data. */
export function PrivacyPage() {
  const { t } = useTranslation('terms');
  const other = { href: '/terms', label: t('privacy.other') };
  return (
    <TermsDocument path="/privacy" title={t('privacy.title')} intro={t('privacy.intro')} other={other} />
  );
}
