import { Button } from '@mantine/core';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#hub/lib/person-name.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import type { Conflict } from './conflict.ts';
import { MergeChoice } from './merge-choice.tsx';
import styles from './merge-dialog.module.css';
import type { EditFormState } from './use-edit-form.ts';

type MergeDialogProps<V extends object> = {
  form: EditFormState<V>;
  fieldLabels: Readonly<Record<keyof V & string, string>>;
  wordsOf?: (name: keyof V & string, value: unknown) => string | undefined;
  pictureOf?: (name: keyof V & string, value: unknown) => ReactElement | undefined;
};

/** Somebody else saved first: shows both values of each field and lets the person choose. */
export function MergeDialog<V extends object>({ form, ...rest }: MergeDialogProps<V>) {
  const { t } = useTranslation(['forms', 'app']);
  const { conflict, resolveConflict } = form;

  return (
    <Dialog
      isOpen={conflict !== undefined}
      onClose={() => resolveConflict(undefined)}
      title={t(conflict?.isOwn ? 'merge.titleOwn' : 'merge.title')}
      closeText={t('app:close')}
      width={640}
      isPersistent
    >
      {conflict && <Merge form={form} conflict={conflict} {...rest} />}
    </Dialog>
  );
}

type MergeProps<V extends object> = MergeDialogProps<V> & { conflict: Conflict<V> };

// A component of its own, so that every conflict starts without earlier choices.
function Merge<V extends object>(props: MergeProps<V>) {
  const { form, conflict, fieldLabels, wordsOf, pictureOf } = props;
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const [giveUp, setGiveUp] = useState<ReadonlySet<string>>(new Set());
  const shown = (name: keyof V & string, value: unknown) =>
    pictureOf?.(name, value) ?? wordsOf?.(name, value) ?? plainWords(value, t);

  const choose = (name: string, isTheirs: boolean) => {
    const others = [...giveUp].filter((one) => one !== name);
    setGiveUp(new Set(isTheirs ? [...others, name] : others));
  };

  return (
    <>
      <p className={styles.text}>
        {t(
          conflict.isOwn ? 'merge.textOwn' : conflict.changedBy === null ? 'merge.textUnnamed' : 'merge.text',
          {
            name: personName(conflict.changedBy),
            time: formatDateTime(conflict.changedAt, language),
          },
        )}
      </p>
      {conflict.both.map((name) => (
        <MergeChoice
          key={name}
          label={fieldLabels[name]}
          mine={shown(name, form.values[name])}
          theirs={shown(name, conflict.theirs.values[name])}
          isTheirs={giveUp.has(name)}
          onChoose={(isTheirs) => choose(name, isTheirs)}
        />
      ))}
      {conflict.onlyTheirs.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('merge.onlyTheirs')}</h3>
          <dl className={styles.list}>
            {conflict.onlyTheirs.map((name) => (
              <div key={name}>
                <dt>{fieldLabels[name]}</dt>
                <dd>{shown(name, conflict.theirs.values[name])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className={styles.buttons}>
        <Button size="lg" onClick={() => form.resolveConflict(undefined)}>
          {t('merge.back')}
        </Button>
        <Button size="lg" variant="action" onClick={() => form.resolveConflict(giveUp)}>
          {t('merge.save')}
        </Button>
      </div>
    </>
  );
}

type Translate = (key: 'merge.empty' | 'merge.on' | 'merge.off') => string;

function plainWords(value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === '') return t('merge.empty');
  if (typeof value === 'boolean') return t(value ? 'merge.on' : 'merge.off');
  if (Array.isArray(value)) return value.length === 0 ? t('merge.empty') : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
