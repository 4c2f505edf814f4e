import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DayRowProps } from './day-row.tsx';
import { changedBreak, isInside, spanOf, withBreak, withOpen, withoutBreak } from './hours.ts';
import styles from './hours-editor.module.css';
import { SpanInput } from './span-input.tsx';

type DayDetailsProps = Pick<DayRowProps, 'day' | 'onChange' | 'onCopy'> & { weekday: string };

/** Editor of a weekday: times, breaks, and copying to other days. */
export function DayDetails({ weekday, day, onChange, onCopy }: DayDetailsProps) {
  const { t } = useTranslation('store');
  const { open, breaks } = day;
  const more = withBreak(day);

  return (
    <>
      {open && (
        <SpanInput
          span={open}
          label={weekday}
          onChange={(from, to) => onChange(withOpen(day, spanOf(from, to)))}
        />
      )}
      {breaks.map((pause, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: breaks have no id and keep their order
        <div key={index} className={styles.pause}>
          <span className={styles.note}>{t('hours.break')}</span>
          <SpanInput
            span={pause}
            label={`${weekday} ${t('hours.break')}`}
            isWrong={!isInside(day, pause)}
            onChange={(from, to) => onChange(changedBreak(day, index, from, to))}
          />
          <ActionIcon
            aria-label={t('hours.removeBreak', { day: weekday })}
            onClick={() => onChange(withoutBreak(day, index))}
          >
            <IconX size={20} />
          </ActionIcon>
          {!isInside(day, pause) && <span className={styles.wrong}>{t('hours.outside')}</span>}
        </div>
      ))}
      <div className={styles.line}>
        {more && (
          <Button variant="subtle" onClick={() => onChange(more)}>
            {t('hours.addBreak')}
          </Button>
        )}
        <Button variant="subtle" onClick={onCopy} aria-label={t('hours.copyOf', { day: weekday })}>
          {t('hours.copy')}
        </Button>
      </div>
    </>
  );
}
