import type { Category } from '@maru/contract/menu/categories.endpoints.ts';
import { useNames } from '#hub/lib/names/use-names.ts';
import styles from './category-choice.module.css';

type CategoryChoiceProps = {
  /** Name of the form's field. */
  name: string;
  label: string;
  hint: string;
  categories: readonly Category[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
};

/** Chooses any number of categories, each by a press. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { name, label, hint, categories, chosen, onChange, error } = props;
  const { nameOf } = useNames();
  return (
    <fieldset className={styles.choice} data-field={name}>
      <legend className={styles.label}>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.chips}>
        {categories.map((category) => {
          const isChosen = chosen.includes(category.id);
          return (
            <button
              key={category.id}
              type="button"
              className="chip"
              aria-pressed={isChosen}
              onClick={() =>
                onChange(isChosen ? chosen.filter((id) => id !== category.id) : [...chosen, category.id])
              }
            >
              {nameOf(category)}
            </button>
          );
        })}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
