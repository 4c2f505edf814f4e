import type { TemplatePurpose } from '@maru/contract/points/point-messages.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import type { PointTemplate } from './point-messages.api.ts';
import styles from './point-messages.module.css';
import { useMessageWords } from './use-message-words.ts';

type TemplateChoiceProps = {
  purpose: TemplatePurpose;
  /** Templates of the store's own channel. */
  templates: readonly PointTemplate[];
  value: string | null;
  onChange: (code: string | null) => void;
  error: string | undefined;
};

/** Chooses the template of one purpose. Templates that cannot be chosen say why. */
export function TemplateChoice({ purpose, templates, value, onChange, error }: TemplateChoiceProps) {
  const { t } = useMessageWords();
  const chosen = templates.find(({ code }) => code === value);
  const problem = chosen?.problems[purpose];
  // Templates of other purposes would only make the list long.
  const offered = templates.filter(
    ({ code, problems }) => problems[purpose] !== 'VARIABLES' || code === value,
  );

  return (
    <div data-field={purpose}>
      <Dropdown
        label={t('template.label', { purpose: t(`purposes.${purpose}`) })}
        placeholder={t('template.ofMaru')}
        clearText={t('template.toMaru')}
        options={offered.map(({ code, name, problems }) => {
          const why = problems[purpose];
          const label = why ? t('template.cannot', { name, why: t(`template.why.${why}`) }) : name;
          return { value: code, label, name, disabled: Boolean(why) && code !== value };
        })}
        value={value}
        onChange={onChange}
        error={error}
      />
      {value !== null && (!chosen || problem) && (
        <p className={styles.warning} role="alert">
          {t('template.notSent', { why: t(`template.why.${problem ?? 'UNKNOWN'}`) })}
        </p>
      )}
    </div>
  );
}
