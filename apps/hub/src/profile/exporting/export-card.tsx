import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import styles from '../profile-page.module.css';
import { type DataExport, useDataExport, useDownloadDataExport } from './data-export.api.ts';

const exportDialog = later(async () => (await import('../profile-dialogs.ts')).profileDialogs.ExportDialog);

/**
 * Requests a copy of the person's data, shows the progress, and downloads it once. `token` comes from the
 * link in the mail.
 */
export function ExportCard({ token }: { token: string | undefined }) {
  const { t } = useTranslation('profile');
  const state = useDataExport();
  const [isAsking, setIsAsking] = useState(false);
  const ExportDialog = usePart(exportDialog, isAsking);
  useReadyNotice(state);

  return (
    <FormCard title={t('export.title')} text={t('export.text')}>
      {state.status === 'RUNNING' && <Running progress={state.progress} />}
      {state.status === 'READY' && <Ready state={state} token={token} />}
      {state.status === 'ENDED' && (
        <p className={styles.text}>{t(state.downloadedAt ? 'export.downloaded' : 'export.expired')}</p>
      )}
      {state.status === 'FAILED' && (
        <p className={styles.text} role="status">
          {t('export.failed')}
        </p>
      )}
      {(state.status === 'NONE' || state.status === 'ENDED' || state.status === 'FAILED') && (
        <Button size="lg" fullWidth onClick={() => setIsAsking(true)}>
          {t(state.status === 'FAILED' ? 'export.askAgain' : 'export.ask')}
        </Button>
      )}
      {isAsking && ExportDialog && <ExportDialog onClose={() => setIsAsking(false)} />}
    </FormCard>
  );
}

function Running({ progress }: { progress: number }) {
  const { t } = useTranslation('profile');
  return (
    <div role="status">
      <p className={styles.text}>{t('export.running')}</p>
      <progress className={styles.progress} value={progress} aria-label={t('export.progress')} />
    </div>
  );
}

function Ready({ state, token }: { state: DataExport; token: string | undefined }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const now = useNow(30_000);
  const { mutate, isPending } = useDownloadDataExport();
  const isOpen = state.isOfThisSignIn || token !== undefined;

  const download = () =>
    mutate(token, {
      onSuccess: ({ fileName, archive }) => {
        const bytes = Uint8Array.from(atob(archive), (letter) => letter.charCodeAt(0));
        downloadFile(fileName, new Blob([bytes], { type: 'application/zip' }));
        showNotice({ id: 'export', type: 'SUCCESS', message: t('export.done') });
      },
    });

  return (
    <>
      <p className={styles.text} role="status">
        {t(isOpen ? 'export.ready' : 'export.readyByMail', {
          time: formatDateTime(state.expiresAt ?? '', language, now),
        })}
      </p>
      {isOpen && (
        <Button size="lg" fullWidth variant="action" loading={isPending} onClick={download}>
          {t('export.download')}
        </Button>
      )}
    </>
  );
}

/** Shows a notice once the file is ready, wherever on the page the person is. */
function useReadyNotice({ status }: DataExport) {
  const { t } = useTranslation('profile');
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'RUNNING' && status === 'READY')
      showNotice({ id: 'export', type: 'SUCCESS', message: t('export.readyNotice') });
    before.current = status;
  }, [status, t]);
}
