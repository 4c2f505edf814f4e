import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './merge-dialog.module.css';

type MergeChoiceProps = {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
};

/** A field that two people changed: shows both values to choose from. */
export function MergeChoice({ label, mine, theirs, isTheirs, onChoose }: MergeChoiceProps) {
  const { t } = useTranslation('forms');
  return (
    <Radio.Group
      label={label}
      className={styles.choice ?? ''}
      value={isTheirs ? 'theirs' : 'mine'}
      onChange={(chosen) => onChoose(chosen === 'theirs')}
    >
      <div className={styles.sides}>
        <Radio.Card value="mine" className={styles.side ?? ''}>
          <span className={styles.whose}>{t('merge.mine')}</span>
          <span className={styles.value}>{mine}</span>
        </Radio.Card>
        <Radio.Card value="theirs" className={styles.side ?? ''}>
          <span className={styles.whose}>{t('merge.theirs')}</span>
          <span className={styles.value}>{theirs}</span>
        </Radio.Card>
      </div>
    </Radio.Group>
  );
}
