import { Button } from '@mantine/core';
import { PopupMenu } from '@maru/ui/menu/popup-menu.tsx';
import { formatCount } from '@maru/web/format.ts';
import { IconDownload } from '@tabler/icons-react';
import { DownloadButton } from '#hub/lib/downloads/download-button.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { type ExportKind, type ListToExport, mostExported, useOrdersExport } from './use-orders-export.ts';

const kinds: readonly ExportKind[] = ['xlsx', 'utf-8-bom'];

type ExportOrdersProps<Row> = {
  list: ListToExport<Row>;
  /** Number of orders found. It may stop at the limit up to which they are counted. */
  found: number;
};

/** Downloads all pages of a list of orders. Meanwhile the button shows how many are read, and cancels. */
export function ExportOrders<Row>({ list, found }: ExportOrdersProps<Row>) {
  const { t } = useOrderWords();
  const { read, exportAs, stop } = useOrdersExport(list);
  if (read !== null)
    return (
      <Button leftSection={<IconDownload size={20} aria-hidden />} onClick={stop}>
        {t('export.reading', { read, found: formatCount(Math.min(found, mostExported)) })}
      </Button>
    );

  return (
    <PopupMenu
      position="bottom-end"
      width={300}
      heading={t('export.limit', { count: mostExported })}
      target={<DownloadButton label={t('export.button')} disabled={found === 0} />}
      items={kinds.map((kind) => ({
        key: kind,
        label: t(`export.kinds.${kind}`),
        onSelect: () => void exportAs(kind),
      }))}
    />
  );
}
