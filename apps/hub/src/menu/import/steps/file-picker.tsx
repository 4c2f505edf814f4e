import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { forgetChosen, useDrop } from '#hub/lib/uploads/use-drop.ts';
import styles from './file-picker.module.css';

const accept = '.xlsx,.csv,.txt,.tsv';

type PickButtonProps = { children: ReactNode; onPick: (file: File) => void; isAction?: boolean };

export function PickButton({ children, onPick, isAction = false }: PickButtonProps) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onPick(file)} inputProps={forgetChosen}>
      {(props) => (
        <Button
          {...props}
          size="lg"
          {...(isAction ? { variant: 'action' } : {})}
          leftSection={<IconFileSpreadsheet size={20} />}
        >
          {children}
        </Button>
      )}
    </FileButton>
  );
}

type DropAreaProps = { text: string; hint: string; onPick: (file: File) => void; children: ReactNode };

/** Drop area for a file, with a button that opens the file chooser. */
export function DropArea({ text, hint, onPick, children }: DropAreaProps) {
  const area = useDrop(onPick);

  return (
    <div {...area} className={styles.drop}>
      <p className={styles.dropText}>{text}</p>
      {children}
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
