import { Button, type ButtonProps } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { createCopyStatus } from './copy-status.ts';

type CopyButtonProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'> & {
  /** The text to copy. */
  text: string;
  /** Labels of the button: initially, after success, after failure. */
  copyText: string;
  copiedText: string;
  failedText: string;
};

/** Throws in a browser without a clipboard (plain http); that counts as a failed copy. */
const writeToClipboard = async (text: string) => navigator.clipboard.writeText(text);

const icons = { normal: IconCopy, success: IconCheck, error: IconAlertCircle };
const colors = { normal: undefined, success: 'success', error: 'danger' };

/** Copies a text. For two seconds its label, also announced to screen readers, says whether that worked. */
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
