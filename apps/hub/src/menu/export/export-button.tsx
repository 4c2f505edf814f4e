import { Button } from '@mantine/core';
import { PopupMenu } from '@maru/ui/menu/popup-menu.tsx';
import { formatCount } from '@maru/web/format.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '#hub/lib/downloads/download-button.tsx';
import { useStore } from '#hub/lib/store.tsx';
import { type ExportKind, useExport } from './use-export.ts';

const kinds: readonly ExportKind[] = ['xlsx', 'utf-8-bom', 'cp949', 'utf-8'];

/**
 * Downloads the whole menu as a file that can be edited and imported again. While it is being written, the button
 * cancels.
 */
export function ExportButton({ isLabelled }: { isLabelled?: boolean }) {
  const { t } = useTranslation('menu-export');
  const { storeId } = useStore();
  const { count, isWriting, exportAs, stop } = useExport(storeId);
  if (isWriting)
    return (
      <Button leftSection={<IconDownload size={20} aria-hidden />} onClick={stop}>
        {t('writing', { count: formatCount(count) })}
      </Button>
    );

  return (
    <PopupMenu
      position="bottom-end"
      width={320}
      target={<DownloadButton label={t('button')} isLabelled={isLabelled} />}
      items={kinds.map((kind) => ({
        key: kind,
        label: t(`kinds.${kind}`),
        onSelect: () => void exportAs(kind),
      }))}
    />
  );
}
