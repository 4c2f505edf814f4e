import { Logo } from '@maru/ui/logo.tsx';
import { useTranslation } from 'react-i18next';

/** The same as stands in index.html, while one is on the way to another page. */
export function Splash() {
  const { t } = useTranslation('app');
  return (
    <div className="splash" role="status">
      <span className="splash-mark">
        <Logo size={56} label={t('loading')} />
      </span>
    </div>
  );
}
