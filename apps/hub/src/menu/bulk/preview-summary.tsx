import { useTranslation } from 'react-i18next';
import type { BulkAct } from './bulk-act.ts';
import styles from './bulk-dialog.module.css';
import type { Preview } from './preview-change.ts';

type PreviewSummaryProps = {
  id: string;
  act: BulkAct;
  preview: Preview | undefined;
  /** What other people changed since the dialog opened. */
  since: { changed: ReadonlySet<string>; gone: number };
};

/** Summary of the preview: how many items change and stay, problems, and what others changed meanwhile. */
export function PreviewSummary({ id, act, preview, since }: PreviewSummaryProps) {
  const { t } = useTranslation('menu-bulk');
  return (
    <div id={id} className={styles.summary}>
      <div role="alert">
        {since.changed.size > 0 && (
          <p className={`warning-box ${styles.since}`}>{t('since.changed', { count: since.changed.size })}</p>
        )}
        {since.gone > 0 && (
          <p className={`warning-box ${styles.since}`}>{t('since.gone', { count: since.gone })}</p>
        )}
      </div>
      <div role="status">
        {preview ? <Sentences preview={preview} act={act} /> : <p>{t(`say.${act}`)}</p>}
      </div>
    </div>
  );
}

function Sentences({ act, preview: { rows, same, problems } }: { act: BulkAct; preview: Preview }) {
  const { t } = useTranslation('menu-bulk');
  const changing = rows.length - problems;
  return (
    <>
      {problems > 0 && (
        <p className={styles.problem}>
          {t(`problems.${act === 'OPTIONS' ? 'OPTIONS' : 'PRICE'}`, { count: problems })}
        </p>
      )}
      {rows.length === 0 && <p>{t('nothing')}</p>}
      {changing > 0 && <p>{t(act === 'DELETE' ? 'deleting' : 'changing', { count: changing })}</p>}
      {rows.length > 0 && same > 0 && <p className={styles.same}>{t('same', { count: same })}</p>}
    </>
  );
}
