import { Notices } from '@maru/ui/notice/notices.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from './form-page.tsx';

/** A form page that calls the server and shows notices. The login page uses neither, to stay small. */
export function CallingPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');

  return (
    <>
      <FormPage>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        {children}
      </FormPage>
      <Notices regionLabel={t('notices')} closeText={t('close')} />
    </>
  );
}
