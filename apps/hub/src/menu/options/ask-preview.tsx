import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { isSwitchedOff } from '@maru/contract/menu/sold-out.ts';
import { IconCheck } from '@tabler/icons-react';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './ask-preview.module.css';
import { idOf } from './choices/choice-keys.ts';
import { readDifference } from './collection-problems.ts';
import { type CollectionValues, choiceField, defaultKeys, filledKeys } from './collection-values.ts';
import { useOptionWords } from './use-option-words.ts';

type AskPreviewProps = { values: CollectionValues; collection?: OptionCollection };

/** Preview of how the till will ask for the collection, with the defaults marked. */
export function AskPreview({ values, collection }: AskPreviewProps) {
  const { t, nameOf, choiceNameOf, difference } = useOptionWords();
  const now = new Date(useNow(60_000));
  const keys = filledKeys(values);
  const isSoldOut = (key: string) => {
    const saved = collection?.choices.find(({ id }) => id === idOf(key));
    return saved !== undefined && isSwitchedOff(saved.soldOutUntil, now);
  };
  const offered = keys.filter((key) => !isSoldOut(key));
  const defaults = defaultKeys(values).filter((key) => offered.includes(key));
  const isFirstTaken = values.mandatory && defaults.length === 0 && offered.length > 0;
  const chosen = isFirstTaken ? offered.slice(0, 1) : defaults;

  return (
    <FormCard title={t('preview.title')}>
      <div className={styles.sheet}>
        <p className={styles.question}>
          <span className={styles.name}>{nameOf(values) || t('preview.unnamed')}</span>
          <span className={styles.rule}>
            {t(values.mandatory ? 'mandatory' : 'optional')}
            {values.multiple && ` · ${t('multiple')}`}
          </span>
        </p>
        {keys.length === 0 && <p className={styles.note}>{t('preview.empty')}</p>}
        <ul className={styles.choices}>
          {keys.map((key) => {
            const choice = values[choiceField(key)];
            if (!choice) return null;
            const amount = amountOf(choice.priceDifference);
            const isChosen = chosen.includes(key);
            return (
              <li key={key} className={styles.choice} data-chosen={isChosen} data-off={isSoldOut(key)}>
                <span className={styles.choiceName}>{choiceNameOf(choice)}</span>
                <span className={styles.difference}>
                  {isSoldOut(key) ? t('soldOut') : amount !== 0 && difference(amount)}
                </span>
                {isChosen && (
                  <>
                    <IconCheck size={20} aria-hidden className={styles.check} />
                    <span className="heard-only">{t('choices.default')}</span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {isFirstTaken && <p className={styles.note}>{t('preview.first')}</p>}
        {values.mandatory && keys.length > 0 && offered.length === 0 && (
          <p className={styles.note}>{t('preview.allSoldOut')}</p>
        )}
      </div>
    </FormCard>
  );
}

function amountOf(typed: number | string): number {
  const read = typeof typed === 'number' ? { value: typed } : readDifference(typed);
  return 'value' in read ? read.value : 0;
}
