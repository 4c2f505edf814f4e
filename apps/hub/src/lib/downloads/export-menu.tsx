import { Button } from '@mantine/core';
import { PopupMenu } from '@maru/ui/menu/popup-menu.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { DownloadButton } from './download-button.tsx';
import { downloadFile } from './download-file.ts';

export type FileToExport = {
  key: string;
  label: string;
  /** Name of the file. */
  name: string;
  /** Makes the file. Calls `onRows` with the number of rows once they are read. */
  write: (signal: AbortSignal, onRows: (count: number) => void) => Promise<Blob>;
};

type ExportMenuProps = {
  texts: { button: string; reading: string; print: string };
  writingText: (rows: number) => string;
  files: readonly FileToExport[];
  /** Shows an error in making the file. Returns false for other errors, which the menu then reports. */
  onFailed: (error: unknown) => boolean;
};

/** `reading` until the number of rows is known. */
type Progress = 'reading' | { rows: number };

/**
 * A menu that downloads a file of what a page shows, or prints the page. While a file is being made, the
 * button shows the progress and cancels it.
 */
export function ExportMenu({ texts, writingText, files, onFailed }: ExportMenuProps) {
  const [progress, setProgress] = useState<Progress>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function exportAs({ name, write }: FileToExport) {
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setProgress('reading');
    try {
      downloadFile(name, await write(signal, (rows) => setProgress({ rows })));
    } catch (error) {
      if (!signal.aborted && !onFailed(error)) reportError(error);
    } finally {
      setProgress(undefined);
    }
  }

  if (progress)
    return (
      <Button leftSection={<IconDownload size={20} aria-hidden />} onClick={() => abort.current?.abort()}>
        {progress === 'reading' ? texts.reading : writingText(progress.rows)}
      </Button>
    );
  return (
    <PopupMenu
      position="bottom-end"
      width={280}
      target={<DownloadButton label={texts.button} />}
      items={[
        ...files.map((file) => ({ key: file.key, label: file.label, onSelect: () => void exportAs(file) })),
        { key: 'print', label: texts.print, onSelect: () => window.print() },
      ]}
    />
  );
}
