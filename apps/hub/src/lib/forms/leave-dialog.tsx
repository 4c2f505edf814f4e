import { useTranslation } from 'react-i18next';
import { AskToLeave } from '#hub/lib/leaving/ask-to-leave.tsx';

/** Asks before unsaved changes are lost, on navigation and when the tab closes or reloads. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('forms');
  return (
    <AskToLeave
      isAsked={(from, to) => isDirty && from !== to}
      isAskedOnClosing={isDirty}
      title={t('leave.title')}
      text={t('leave.text')}
      goText={t('leave.go')}
      stayText={t('leave.stay')}
    />
  );
}
