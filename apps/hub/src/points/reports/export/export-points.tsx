import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatCount } from '@maru/web/format.ts';
import { ExportMenu } from '#hub/lib/downloads/export-menu.tsx';
import { FileRefused } from '#hub/lib/spreadsheets/sheet.ts';
import { writeSheets } from '#hub/lib/spreadsheets/write-sheets.ts';
import type { LoadedPoints } from '#hub/points/reports/use-points-report.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { pointsFileName, pointsSheets } from './points-sheets.ts';

/** Downloads the figures of the page, or prints the page. */
export function ExportPoints({ shown }: { shown: LoadedPoints }) {
  const words = usePointWords();
  const { t } = words;

  function onFailed(error: unknown) {
    if (!(error instanceof FileRefused)) return false;
    showNotice({ id: 'points-export', type: 'ERROR', message: t('report.export.failed') });
    return true;
  }

  return (
    <ExportMenu
      texts={{
        button: t('report.export.button'),
        reading: t('report.export.reading'),
        print: t('report.export.kinds.print'),
      }}
      writingText={(count) => t('report.export.writing', { count, number: formatCount(count) })}
      files={(['xlsx', 'csv'] as const).map((kind) => ({
        key: kind,
        label: t(`report.export.kinds.${kind}`),
        name: pointsFileName(kind, shown.asked, words),
        write: (signal, onRows) => writeSheets(pointsSheets(shown, words), kind, { signal, onRows }),
      }))}
      onFailed={onFailed}
    />
  );
}
