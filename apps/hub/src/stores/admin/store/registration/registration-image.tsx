import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { later, usePart } from '@maru/ui/later/later.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { errorWords } from '@maru/web/report-error.ts';
import { IconZoomIn } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { fileLinkQuery } from '#hub/lib/uploads/file-link.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './registration-image.module.css';

const imageViewer = later(async () => (await import('./image-viewer.tsx')).ImageViewer);

/** Shows the certificate beside the fields, on a phone behind a button. It can fill the screen. */
export function RegistrationImage({ awsKey }: { awsKey: string | null }) {
  const { t } = useAdminWords();
  return (
    <Card title={t('image.title')}>
      {awsKey === null ? <p className={styles.none}>{t('image.none')}</p> : <Shown awsKey={awsKey} />}
    </Card>
  );
}

function Shown({ awsKey }: { awsKey: string }) {
  const { t } = useAdminWords();
  const isNarrow = useMediaQuery('(width < 64em)', false, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  const ImageViewer = usePart(imageViewer, isOpen || !isNarrow);
  const { data: link, error, refetch } = useQuery(fileLinkQuery(awsKey));

  if (error)
    return (
      <p role="alert" className={styles.none}>
        {errorWords(error) ?? t('image.failed')}
        <Button onClick={() => void refetch()}>{t('again')}</Button>
      </p>
    );
  if (!link) return <Skeleton height={320} radius="md" />;
  const viewer = ImageViewer ? (
    <ImageViewer key={awsKey} url={link.url} alt={t('image.title')} />
  ) : (
    <Skeleton height={320} radius="md" />
  );
  if (!isNarrow) return <div className={styles.beside}>{viewer}</div>;

  return (
    <>
      <button type="button" className={styles.thumb} onClick={() => setIsOpen(true)}>
        <img src={link.url} alt={t('image.title')} />
        <span className={styles.enlarge}>
          <IconZoomIn size={20} aria-hidden />
          {t('image.enlarge')}
        </span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('image.title')}
        closeText={t('app:close')}
        width={960}
      >
        <div className={styles.whole}>{viewer}</div>
      </Dialog>
    </>
  );
}
