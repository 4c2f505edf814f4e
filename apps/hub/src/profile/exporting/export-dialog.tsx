import { useTranslation } from 'react-i18next';
import { PasswordAgain } from '../password-again.tsx';
import { useRequestDataExport } from './data-export.api.ts';

/** Asks for a copy of the person's data. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { mutateAsync: request } = useRequestDataExport();
  return (
    <PasswordAgain
      title={t('export.title')}
      text={t('export.askText')}
      submitText={t('export.ask')}
      onClose={onClose}
      send={request}
      onDone={onClose}
    />
  );
}
