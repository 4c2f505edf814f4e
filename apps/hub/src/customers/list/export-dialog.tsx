import { Checkbox } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { formatCount } from '@maru/web/format.ts';
import { useState } from 'react';
import { useExportCustomers } from '#hub/customers/customers.api.ts';
import { useCustomerOfficeWords } from '#hub/customers/use-customer-office-words.ts';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { csvFile, writeCsv } from '#hub/lib/downloads/write-csv.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { reportRefusal } from '#hub/lib/locked.ts';
import type { CustomersAddress } from './customers-address.ts';
import { customersSheet } from './customers-sheet.ts';

type ExportDialogProps = { storeId: string; address: CustomersAddress; onClose: () => void };

const longestReason = 100;
/** Sending messages is offered as a reason only if the list is limited to customers who agreed to news. */
const reasonsOf = ({ news }: CustomersAddress) =>
  news ? (['MESSAGE', 'BOOKS'] as const) : (['BOOKS'] as const);

/** Asks for a reason before customers are exported to a file. The file is masked unless chosen otherwise. */
export function ExportDialog({ storeId, address, onClose }: ExportDialogProps) {
  const { t } = useCustomerOfficeWords();
  const { mutateAsync: read, isPending } = useExportCustomers(storeId);
  const { q = '', tag, news } = address;
  const [readCount, setReadCount] = useState(0);
  const [isUnmasked, setIsUnmasked] = useState(false);

  async function submit(reason: string) {
    try {
      const customers = await read({
        ...{ reason, unmask: isUnmasked, text: q, onRead: setReadCount },
        ...(tag && { tag }),
        ...(news && { news }),
      });
      const rows = customersSheet(customers, {
        column: (column) => t(`columns.${column}`),
        news: (agreed) => t(agreed ? 'consents.agreed' : 'consents.refused'),
      });
      downloadFile(`${t('title')}.csv`, csvFile(writeCsv(rows)));
      onClose();
      const count = customers.length;
      showNotice({ type: 'SUCCESS', message: t('export.done', { count, number: formatCount(count) }) });
    } catch (error) {
      reportRefusal(error);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('export.title')} closeText={t('close')}>
      <ReasonForm
        label={t('export.why')}
        longest={longestReason}
        quick={reasonsOf(address).map((usual) => t(`export.reasons.${usual}`))}
        act={{ label: t('export.act'), variant: 'action', isPending }}
        onSubmit={submit}
        onClose={onClose}
      >
        {() => (
          <>
            <p>{t(tag || q || news ? 'export.textOfFound' : 'export.text')}</p>
            {!news && <p>{t('export.newsHint')}</p>}
            {isPending && <p role="status">{t('export.reading', { number: formatCount(readCount) })}</p>}
            <Checkbox
              label={t('export.unmask')}
              description={t('export.unmaskHint')}
              checked={isUnmasked}
              onChange={({ currentTarget }) => setIsUnmasked(currentTarget.checked)}
            />
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
