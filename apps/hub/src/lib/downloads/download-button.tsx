import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './download-button.module.css';

type DownloadButtonProps = Omit<ComponentPropsWithRef<typeof Button<'button'>>, 'children'> & {
  label: string;
  /** The label is shown on a phone, too. */
  isLabelled?: boolean | undefined;
};

/** A button that opens a menu of files. In a header of a phone only its icon is shown. */
export function DownloadButton({ label, isLabelled = false, ...props }: DownloadButtonProps) {
  const icon = <IconDownload size={20} aria-hidden />;
  return (
    <Button
      leftSection={icon}
      {...(isLabelled ? {} : { classNames: { section: styles.icon ?? '' } })}
      {...props}
    >
      <span className={isLabelled ? undefined : 'heard-only-below-48em'}>{label}</span>
    </Button>
  );
}
