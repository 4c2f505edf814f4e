import { useTranslation } from 'react-i18next';
import { AskToLeave } from '#hub/lib/leaving/ask-to-leave.tsx';

/** Asks before an unfinished upload is aborted by navigating, changing steps or closing the tab. */
export function LeaveUploadDialog({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('uploads');
  return (
    <AskToLeave
      isAsked={() => isSending}
      isAskedOnClosing={isSending}
      title={t('leave.title')}
      text={t('leave.text')}
      goText={t('leave.go')}
      stayText={t('leave.stay')}
    />
  );
}
