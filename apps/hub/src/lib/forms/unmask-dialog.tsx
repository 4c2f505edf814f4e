import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import type { ReactNode } from 'react';
import styles from './reason-form.module.css';
import { ReasonForm } from './reason-form.tsx';

type UnmaskDialogProps = {
  words: Record<'title' | 'text' | 'why' | 'act' | 'close', string>;
  /** Reasons offered as buttons. */
  reasons: readonly string[];
  /** The full data, once it may be shown. */
  shown: ReactNode;
  isPending: boolean;
  onUnmask: (reason: string) => void;
  onClose: () => void;
};

const longestReason = 100;

/** Shows personal data in full, for a reason that is logged. */
export function UnmaskDialog({ words, reasons, shown, isPending, onUnmask, onClose }: UnmaskDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeText={words.close}>
      {shown ? (
        <div className={styles.form}>
          {shown}
          <DialogButtons closeText={words.close} onClose={onClose} />
        </div>
      ) : (
        <ReasonForm
          label={words.why}
          longest={longestReason}
          quick={reasons}
          act={{ label: words.act, variant: 'action', isPending }}
          onSubmit={async (reason) => onUnmask(reason)}
          onClose={onClose}
        >
          {() => <p>{words.text}</p>}
        </ReasonForm>
      )}
    </Dialog>
  );
}
