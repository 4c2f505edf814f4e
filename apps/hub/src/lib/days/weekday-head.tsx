import { useTranslation } from 'react-i18next';
import { weekdays } from './month.ts';

/** Table head of a month: the weekdays, abbreviated on screen and in full for screen readers. */
export function WeekdayHead() {
  const { t } = useTranslation('days');
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" abbr={t(`weekdays.${weekday}`)} data-weekday={weekday}>
            {t(`picker.weekdays.${weekday}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
