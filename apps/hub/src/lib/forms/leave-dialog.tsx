import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Asks before what was typed is lost: on the way to another screen, and when the tab closes or loads again. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation(['forms', 'app']);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();

  return (
    <Dialog
      isOpen={blocker.status === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      closeText={t('app:close')}
      width={440}
      footer={
        <>
          <Button size="lg" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
          <Button size="lg" variant="brand" onClick={stay} data-autofocus>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </Dialog>
  );
}
