import { useTranslation } from 'react-i18next';
import type { TaxChange } from './tax-change.ts';
import styles from './tax-note.module.css';

type TaxNoteProps = {
  change: TaxChange | undefined;
  /** Set in the form of a single item. */
  isOne?: boolean;
};

/** Warns, before items move, that their VAT will change. */
export function TaxNote({ change, isOne = false }: TaxNoteProps) {
  const { t } = useTranslation('menu-tax');
  return (
    <p role="status" className={`warning-box ${styles.note}`}>
      {change &&
        (isOne
          ? t(`saved.${change.becomes}`)
          : t(`becomes.${change.becomes}`, { count: change.itemIds.size }))}
    </p>
  );
}
