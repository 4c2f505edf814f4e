import { useTranslation } from 'react-i18next';
import type { TaxChange } from './tax-change.ts';
import styles from './tax-note.module.css';

type TaxNoteProps = {
  change: TaxChange | undefined;
  /** Of the item whose form this is. */
  isOne?: boolean;
};

/** Says before a move that it changes what is paid as VAT. */
export function TaxNote({ change, isOne = false }: TaxNoteProps) {
  const { t } = useTranslation('menu-tax');
  return (
    <p role="status" className={styles.note}>
      {change &&
        (isOne
          ? t(`saved.${change.becomes}`)
          : t(`becomes.${change.becomes}`, { count: change.itemIds.size }))}
    </p>
  );
}
