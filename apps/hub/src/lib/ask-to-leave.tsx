import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { endLocked } from './locked.ts';

type AskToLeaveProps = {
  /** Whether something would be lost on the way from one address to the other. */
  isAsked: (from: string, to: string) => boolean;
  /** The browser's own question, when the tab closes or loads again. */
  isAskedOnClosing: boolean;
  title: string;
  text: string;
  goText: string;
  stayText: string;
};

/** Asks before a person leaves what would be lost. */
export function AskToLeave(props: AskToLeaveProps) {
  const { isAsked, isAskedOnClosing, title, text, goText, stayText } = props;
  const { t } = useTranslation('app');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const asks = isAsked(current.pathname, next.pathname);
      // Who goes back waits for no approval: its dialog would lie over this question.
      if (asks) endLocked(false);
      return asks;
    },
    enableBeforeUnload: isAskedOnClosing,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();

  return (
    <Dialog
      isOpen={blocker.status === 'blocked'}
      onClose={stay}
      title={title}
      closeText={t('close')}
      width={440}
      footer={
        <>
          <Button size="lg" onClick={() => blocker.proceed?.()}>
            {goText}
          </Button>
          <Button size="lg" variant="brand" onClick={stay} data-autofocus>
            {stayText}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
