import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './download-button.module.css';

type DownloadButtonProps = Omit<ComponentPropsWithRef<typeof Button<'button'>>, 'children'> & {
  label: string;
};

/** A button in a header that opens a menu of files. On a phone only its icon is shown. */
export function DownloadButton({ label, ...props }: DownloadButtonProps) {
  const icon = <IconDownload size={20} aria-hidden />;
  return (
    <Button leftSection={icon} classNames={{ section: styles.icon ?? '' }} {...props}>
      <span className="heard-only-below-48em">{label}</span>
    </Button>
  );
}
