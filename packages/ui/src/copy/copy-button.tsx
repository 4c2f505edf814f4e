import { Button, type ButtonProps } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { createCopyStatus } from './copy-status.ts';

type CopyButtonProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'> & {
  /** What is put on the clipboard. */
  text: string;
  /** Words of the button: before, after it worked, after it did not. */
  copyText: string;
  copiedText: string;
  failedText: string;
};

/** A browser without a clipboard (plain http) throws here, and that is a copy that failed. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text);

const icons = { normal: IconCopy, success: IconCheck, error: IconAlertCircle };
const colors = { normal: undefined, success: 'success', error: 'danger' };

/** Copies a text and says for two seconds, on itself and to screen readers, whether that worked. */
export function CopyButton({ text, copyText, copiedText, failedText, ...rest }: CopyButtonProps) {
  const [copying] = useState(() => createCopyStatus(writeToClipboard));
  const status = useSyncExternalStore(copying.subscribe, copying.read, () => 'normal' as const);
  const words = { normal: copyText, success: copiedText, error: failedText }[status];
  const Icon = icons[status];
  const color = colors[status];

  return (
    <Button
      {...rest}
      {...(color ? { color, variant: 'light' } : {})}
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => void copying.copy(text)}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
