import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';
import { writeSheets } from '#hub/lib/spreadsheets/write-sheets.ts';
import { mostInFile, useExportLog } from './event-log.api.ts';
import type { LogAddress } from './log-address.ts';
import { logSheet } from './log-sheet.ts';
import { useLogWords } from './use-log-words.ts';

const longestReason = 100;
const kinds = ['xlsx', 'csv'] as const;

/** Asks for a reason before the filtered entries are exported. Closing the dialog stops the reading. */
export function ExportLogDialog({ address, onClose }: { address: LogAddress; onClose: () => void }) {
  const { t } = useLogWords();
  const { mutateAsync: read, isPending } = useExportLog();
  const [readCount, setReadCount] = useState(0);
  const [kind, setKind] = useState<(typeof kinds)[number]>('xlsx');
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function submit(reason: string) {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    try {
      const entries = await read({ address, reason, signal, onRead: setReadCount });
      const sheet = logSheet(entries, { name: t('title'), heading: (column) => t(`sheet.${column}`) });
      downloadFile(`${t('title')}.${kind}`, await writeSheets([sheet], kind, { signal, onRows: () => {} }));
      onClose();
      showNotice({ type: 'SUCCESS', message: t('export.done', { number: formatCount(entries.length) }) });
    } catch (error) {
      if (!signal.aborted) reportRefusal(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('export.title')} closeText={t('app:close')}>
      <ReasonForm
        label={t('export.why')}
        longest={longestReason}
        quick={[t('export.reasons.FAULT'), t('export.reasons.REVIEW')]}
        act={{ label: t('export.act'), variant: 'action', isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => (
          <>
            <p>{t('export.text', { most: formatCount(mostInFile) })}</p>
            {isPending && <p role="status">{t('export.reading', { number: formatCount(readCount) })}</p>}
            <Segmented
              label={t('export.kind')}
              value={kind}
              onChange={setKind}
              options={kinds.map((value) => ({ value, label: t(`export.kinds.${value}`) }))}
            />
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
