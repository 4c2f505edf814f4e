import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useTranslation } from 'react-i18next';

export type LeaveWords = { title: string; text: string; goText: string; stayText: string };

type LeaveQuestionProps = LeaveWords & { isOpen: boolean; onGo: () => void; onStay: () => void };

/** Asks before something is lost. The default button is to stay. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isOpen, onGo, onStay, title, text, goText, stayText } = props;
  const { t } = useTranslation('app');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={title}
      closeText={t('close')}
      width={440}
      footer={
        <>
          <Button size="lg" onClick={onGo}>
            {goText}
          </Button>
          <Button size="lg" variant="brand" onClick={onStay} data-autofocus>
            {stayText}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
