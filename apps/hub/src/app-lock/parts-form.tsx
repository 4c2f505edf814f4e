import { Switch } from '@mantine/core';
import { availableLockParts, type LockPart, lockParts } from '@maru/contract/app-lock/lock-parts.ts';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useLockParts } from './app-lock.api.ts';
import type { AtuSetting } from './atu-setting.api.ts';
import styles from './lock-page.module.css';
import { type LockedValues, lockedIn, lockedValuesOf } from './locked-values.ts';

type PartsFormProps = { storeId: string; setting: AtuSetting; isOwner: boolean };

/** One switch per lock part. Unlocking a part that is closed to this session needs an approval. */
export function PartsForm({ storeId, setting, isOwner }: PartsFormProps) {
  const { t } = useTranslation('app-lock');
  const { mutateAsync } = useLockParts(storeId);
  const form = useEditForm<LockedValues>({
    saved: lockedValuesOf(setting.lockedParts),
    version: setting.version,
    save: (values, version) => mutateAsync({ lockedParts: lockedIn(values), version }),
    valuesOf: (row) => lockedValuesOf((row as AtuSetting).lockedParts),
  });
  const names = Object.fromEntries(lockParts.map((part) => [part, t(`parts.${part}`)]));
  // A locked part stays listed even if it is no longer offered, so that it can be unlocked.
  const offered = lockParts.filter(
    (part) => availableLockParts.includes(part) || setting.lockedParts.includes(part),
  );
  const readOnlyText = readOnlyOf();

  function readOnlyOf(): string | undefined {
    if (!isOwner) return t('ownerOnly');
    return setting.storePhone === null ? t('choose.needsPhone') : undefined;
  }

  return (
    <section className="card-box" aria-labelledby="lock-parts">
      <h2 className={styles.title} id="lock-parts">
        {t('choose.title')}
      </h2>
      <p className={styles.text}>{t('choose.text')}</p>
      <EditForm form={form} fieldLabels={names as Record<LockPart, string>} readOnlyText={readOnlyText}>
        <div className={styles.parts}>
          {offered.map((part) => (
            <Switch
              key={part}
              classNames={{
                root: styles.part ?? '',
                body: styles.partBody ?? '',
                labelWrapper: styles.partWords ?? '',
                track: readOnlyText === undefined ? '' : (styles.closed ?? ''),
              }}
              name={part}
              label={names[part]}
              // A disabled switch looks nearly the same on and off, so it gets a label.
              {...(readOnlyText === undefined ? {} : { onLabel: t('on'), offLabel: t('off') })}
              description={t(`closes.${part}`)}
              labelPosition="left"
              checked={form.values[part]}
              onChange={(event) => form.set(part, event.currentTarget.checked)}
              error={form.errorOf(part)}
            />
          ))}
        </div>
      </EditForm>
    </section>
  );
}
