import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { writeCsvInWorker, writeXlsxInWorker } from '#hub/lib/spreadsheets/in-worker.ts';
import { FileRefused } from '#hub/lib/spreadsheets/sheet.ts';
import step from '#hub/menu/import/steps/step.module.css';
import { useSheetWords } from '#hub/menu/spreadsheets/use-sheet-words.ts';
import type { Import } from '../use-import.ts';
import styles from './template-cards.module.css';
import { type TemplateKind, type TemplateLines, templateKinds, templateSheets } from './template-sheets.ts';

/** Small sample menus: download one to fill in, or import it as it is and edit it later. */
export function TemplateCards({ start }: Pick<Import, 'start'>) {
  const { t } = useTranslation(['menu-import', 'menu-templates']);
  const sheetWords = useSheetWords();
  const linesOf = (kind: TemplateKind): TemplateLines => ({
    items: linesIn(t(`menu-templates:menus.${kind}.items`, { returnObjects: true })),
    options: linesIn(t(`menu-templates:menus.${kind}.options`, { returnObjects: true })),
  });
  const nameOf = (kind: TemplateKind) => t(`menu-templates:names.${kind}`);
  const sheetsOf = (kind: TemplateKind) => templateSheets(linesOf(kind), sheetWords());

  async function download(kind: TemplateKind, format: 'xlsx' | 'csv') {
    const sheets = sheetsOf(kind);
    const { signal } = new AbortController();
    try {
      const { blob } =
        format === 'xlsx'
          ? await writeXlsxInWorker(sheets, signal)
          : await writeCsvInWorker(sheets[0]?.rows ?? [], 'utf-8-bom', signal);
      downloadFile(`${nameOf(kind)}.${format}`, blob);
    } catch (error) {
      if (!(error instanceof FileRefused)) return reportError(error);
      showNotice({ id: 'menu-template', type: 'ERROR', message: t('templates.failed') });
    }
  }

  return (
    <section className={`card-box ${step.card}`} aria-labelledby="menu-templates">
      <h2 id="menu-templates" className={step.title}>
        {t('templates.title')}
      </h2>
      <p className={step.text}>{t('templates.text')}</p>
      <ul className={styles.templates}>
        {templateKinds.map((kind) => (
          <li key={kind} className={styles.template}>
            <h3 className={styles.name}>{nameOf(kind)}</h3>
            <p className={styles.about}>{t('templates.about', { count: linesOf(kind).items.length })}</p>
            <Button
              variant="brand"
              aria-label={`${nameOf(kind)} ${t('templates.start')}`}
              onClick={() => void start(nameOf(kind), sheetsOf(kind))}
            >
              {t('templates.start')}
            </Button>
            <div className={styles.downloads}>
              {(['xlsx', 'csv'] as const).map((format) => (
                <Button
                  key={format}
                  leftSection={<IconDownload size={18} />}
                  aria-label={t('templates.download', {
                    name: nameOf(kind),
                    format: t(`templates.short.${format}`),
                  })}
                  onClick={() => void download(kind, format)}
                >
                  {t(`templates.short.${format}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesIn(texts: unknown): string[] {
  return Array.isArray(texts) ? texts.map(String) : [];
}
