import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { CloseInquiriesDialog } from './close-inquiries-dialog.tsx';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

type ChoosingBarProps = {
  /** Ids of the rows that are shown. */
  ids: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** Selects all inquiries of the page at once, and closes the selected ones. */
export function ChoosingBar({ ids, chosen, onChoose }: ChoosingBarProps) {
  const { t } = useInquiryWords();
  const [isClosing, setIsClosing] = useState(false);
  const hasAll = chosen.length === ids.length;
  const count = chosen.length;

  return (
    <div className={styles.choosing}>
      <Checkbox
        label={t('choose.all')}
        checked={hasAll}
        indeterminate={count > 0 && !hasAll}
        onChange={() => onChoose(hasAll ? [] : ids)}
      />
      <Button disabled={count === 0} onClick={() => setIsClosing(true)}>
        {count === 0 ? t('close.open') : t('close.openMany', { count })}
      </Button>
      {isClosing && (
        <CloseInquiriesDialog
          inquiryIds={chosen}
          onClose={() => setIsClosing(false)}
          onDone={() => {
            setIsClosing(false);
            onChoose([]);
          }}
        />
      )}
    </div>
  );
}
