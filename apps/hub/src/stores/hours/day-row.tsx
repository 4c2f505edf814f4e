import { ActionIcon, Button, Switch } from '@mantine/core';
import type { Weekday } from '@maru/contract/stores/opening-hours.ts';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  changedBreak,
  type Day,
  endsNextDay,
  isInside,
  isRoundTheClock,
  spanOf,
  withBreak,
  withOpen,
  withoutBreak,
} from './hours.ts';
import styles from './hours-editor.module.css';
import { SpanInput } from './span-input.tsx';

type DayRowProps = {
  name: Weekday;
  day: Day;
  onChange: (day: Day) => void;
  onToggle: () => void;
  onCopy: () => void;
};

/** One weekday: open or not, from when to when, its breaks. */
export function DayRow({ name, day, onChange, onToggle, onCopy }: DayRowProps) {
  const { t } = useTranslation('store');
  const { open, breaks } = day;
  const weekday = t(`hours.days.${name}`);
  const more = withBreak(day);

  return (
    <li className={styles.day} aria-label={weekday}>
      <Switch
        className={styles.switch ?? ''}
        label={weekday}
        checked={open !== null}
        onChange={onToggle}
        aria-label={t('hours.isOpen', { day: weekday })}
      />
      {open === null ? (
        <p className={styles.closed}>{t('hours.closed')}</p>
      ) : (
        <div className={styles.spans}>
          <div className={styles.line}>
            <SpanInput
              span={open}
              label={weekday}
              onChange={(from, to) => onChange(withOpen(day, spanOf(from, to)))}
            />
            <span className={styles.note}>
              {isRoundTheClock(open) ? t('hours.roundTheClock') : endsNextDay(open) && t('hours.nextDay')}
            </span>
          </div>
          {breaks.map((pause, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: breaks have no name of their own, and keep their order
            <div key={index} className={styles.line}>
              <span className={styles.breakName}>{t('hours.break')}</span>
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
        </div>
      )}
    </li>
  );
}
