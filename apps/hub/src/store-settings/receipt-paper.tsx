import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { choosePaper, papers, readPaper } from '#hub/receipt/paper/paper.ts';
import { PrintReceiptButton } from '#hub/receipt/print-receipt.tsx';
import styles from './settings.module.css';

/**
 * Chooses the paper of this device's printer. The choice takes effect at once, for everybody who prints here.
 * A button prints the sample above.
 */
export function ReceiptPaper() {
  const { t } = useTranslation('store-settings');
  const [paper, setPaper] = useState(readPaper);

  return (
    <div className={styles.device}>
      <FormCard title={t('paper.title')} text={t('paper.hint')}>
        <div className={styles.paper}>
          <Segmented
            label={t('paper.title')}
            value={paper}
            onChange={(chosen) => {
              choosePaper(chosen);
              setPaper(chosen);
            }}
            options={papers.map((value) => ({ value, label: t('paper.width', { width: value }) }))}
          />
          <PrintReceiptButton label={t('paper.test')} />
        </div>
      </FormCard>
    </div>
  );
}
