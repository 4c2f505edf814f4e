import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { separator } from '@maru/ui/separator.ts';
import { useTillWords } from '#hub/till/use-till-words.ts';
import styles from './choice-list.module.css';

type ChoiceListProps = {
  collection: OptionCollection;
  chosen: readonly string[];
  /** Ids of sold-out choices. */
  soldOut: ReadonlySet<string>;
  onChange: (choiceIds: readonly string[]) => void;
};

/** Lists the choices of one collection, single or multiple, with price differences. */
export function ChoiceList({ collection, chosen, soldOut, onChange }: ChoiceListProps) {
  const { t, won, nameOf } = useTillWords();
  const { id, mandatory, multiple, choices } = collection;
  const own = choices.map((choice) => choice.id);

  const toggle = (choiceId: string) => {
    const isChosen = chosen.includes(choiceId);
    if (isChosen && mandatory && !multiple) return;
    const kept = chosen.filter((other) => other !== choiceId && (multiple || !own.includes(other)));
    onChange(isChosen ? kept : [...kept, choiceId]);
  };

  return (
    <fieldset className={styles.collection}>
      <legend className={styles.legend}>
        {nameOf(collection)}
        <span className={styles.rule}>
          {t(mandatory ? 'options.mandatory' : 'options.optional')}
          {multiple && `${separator}${t('options.multiple')}`}
        </span>
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice} data-disabled={soldOut.has(choice.id)}>
            <input
              className={styles.input}
              type={multiple || !mandatory ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(choice.id)}
              disabled={soldOut.has(choice.id) && !chosen.includes(choice.id)}
              onChange={() => toggle(choice.id)}
            />
            <span className={styles.name}>{nameOf(choice)}</span>
            <span className={styles.difference}>
              {soldOut.has(choice.id)
                ? t('soldOut')
                : choice.priceDifference !== 0 && difference(choice.priceDifference, won)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function difference(amount: number, won: (amount: number) => string) {
  return amount > 0 ? `+${won(amount)}` : won(amount);
}
