import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import { QrCode } from '#hub/payments/link/qr-code.tsx';
import { useStoreRow } from '#hub/stores/stores.api.ts';
import '#hub/lib/print/print-alone.css';
import styles from './poster.module.css';
import { qrSvg } from './qr-svg.ts';

type PosterDialogProps = { storeId: string; url: string; isOpen: boolean; onClose: () => void };

/** Prints the page's QR code with the store's name and address, or saves it for a print shop. */
export function PosterDialog({ storeId, url, isOpen, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['place', 'app']);
  const { name } = useStoreRow(storeId);
  const save = () => downloadFile(`${name} QR.svg`, new Blob([qrSvg(url)], { type: 'image/svg+xml' }));

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('poster.title')}
      closeText={t('app:close')}
      width={460}
    >
      <div className={styles.dialog}>
        <Poster storeId={storeId} url={url} />
        <div className={styles.acts}>
          <Button
            size="lg"
            variant="action"
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('poster.print')}
          </Button>
          <Button size="lg" leftSection={<IconDownload size={20} aria-hidden />} onClick={save}>
            {t('poster.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function Poster({ storeId, url }: Pick<PosterDialogProps, 'storeId' | 'url'>) {
  const { t } = useTranslation('place');
  const { name, address, addressDetail } = useStoreRow(storeId);
  return (
    <article className={styles.poster} data-print-alone aria-label={t('poster.title')}>
      <p className={styles.name}>{name}</p>
      <QrCode text={url} label={t('poster.code', { name })} />
      <p>{t('poster.text')}</p>
      <p className={styles.url}>{url}</p>
      {address && <p className={styles.where}>{[address, addressDetail].filter(Boolean).join(' ')}</p>}
    </article>
  );
}
