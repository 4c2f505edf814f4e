import { useTranslation } from 'react-i18next';
import { weekdays } from './month.ts';

/** The head of a table of a month: the days of the week, short to see and whole to hear. */
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
