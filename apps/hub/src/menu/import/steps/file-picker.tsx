import { Button, FileButton } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, type MouseEvent, type ReactNode, useState } from 'react';
import styles from './file-picker.module.css';

const accept = '.xlsx,.csv,.txt,.tsv';

/** Clears the input, so that choosing the same file again, corrected meanwhile, fires a change event. */
const forgetChosen = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => (currentTarget.value = ''),
};

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
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button inside is accessible
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
    >
      <p className={styles.dropText}>{text}</p>
      {children}
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
