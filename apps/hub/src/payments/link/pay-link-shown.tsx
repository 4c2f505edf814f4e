import { Button, Loader } from '@mantine/core';
import { CopyButton } from '@maru/ui/copy/copy-button.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { IconShare2 } from '@tabler/icons-react';
import { usePaymentWords } from '#hub/payments/use-payment-words.ts';
import type { MadePayLink } from './pay-link.api.ts';
import styles from './pay-link-shown.module.css';
import { QrCode } from './qr-code.tsx';

type PayLinkShownProps = {
  link: MadePayLink;
  /** What is left to pay now, formatted. */
  amount: string;
  /** The guest has paid; the provider's result is pending. */
  isPaying: boolean;
  isEnding: boolean;
  onEnd: () => void;
};

/** Shows the link as a QR code, and lets staff copy and share it. */
export function PayLinkShown({ link, amount, isPaying, isEnding, onEnd }: PayLinkShownProps) {
  const { t, language } = usePaymentWords();
  const { url, expiresAt } = link;
  const canShare = typeof navigator.share === 'function';
  // The promise rejects if the person closes the share menu; there is nothing to report.
  const share = () => navigator.share({ url }).catch(() => {});

  return (
    <div className={styles.shown}>
      <p className={styles.amount}>
        <span>{t('tender.due')}</span>
        <strong>{amount}</strong>
      </p>
      <QrCode text={url} label={t('link.code')} />
      <p className={styles.state} role="status">
        {isPaying && <Loader size={20} aria-hidden />}
        {t(isPaying ? 'link.paying' : 'link.waiting')}
      </p>
      <div className={styles.acts}>
        {canShare && (
          <Button
            size="lg"
            variant="action"
            leftSection={<IconShare2 size={20} aria-hidden />}
            onClick={share}
          >
            {t('link.share')}
          </Button>
        )}
        <CopyButton
          size="lg"
          text={url}
          copyText={t('link.copy')}
          copiedText={t('link.copied')}
          failedText={t('link.copyFailed')}
        />
        <Button size="lg" variant="outline" color="danger" loading={isEnding} onClick={onEnd}>
          {t('link.end')}
        </Button>
      </div>
      <p className={styles.until}>
        {t('link.until', { time: formatDateTime(expiresAt, language) })}
        <br />
        {t('link.stays')}
      </p>
    </div>
  );
}
