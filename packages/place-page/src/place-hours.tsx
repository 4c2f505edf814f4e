import type { PlacePage } from '@maru/contract/place/place-page.ts';
import type { VisibleDay } from '@maru/contract/place/visible-hours.ts';
import { langOf } from './lang-of.ts';
import { dayOffInWords, spanInWords } from './opening-words.ts';
import type { PlaceWords } from './place-words.ts';

/** Shows the hours of the week with breaks, and coming days off. */
export function PlaceHours({ page, words }: { page: PlacePage; words: PlaceWords }) {
  const { t } = words;
  const { week, daysOff, breaktime } = page;

  return (
    <section id="hours" aria-labelledby="hours-title">
      <h2 id="hours-title">{t('hours.title')}</h2>
      {week ? (
        <table className="place-week">
          <tbody>
            {week.map((day) => (
              <Day key={day.weekday} day={day} words={words} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="place-note">{t('hours.none')}</p>
      )}
      {breaktime && (
        <p className="place-note" lang={langOf(breaktime, page)}>
          {breaktime.text}
        </p>
      )}
      {daysOff.length > 0 && (
        <>
          <h3>{t('hours.daysOff')}</h3>
          <ul>
            {daysOff.map((dayOff) => (
              <li key={`${dayOff.from} ${dayOff.to} ${dayOff.note}`}>{dayOffInWords(dayOff, words)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Day({ day, words }: { day: VisibleDay; words: PlaceWords }) {
  const { t } = words;
  const { weekday, isToday, open, breaks } = day;
  const spans = breaks.map((pause) => spanInWords(pause, words)).join(', ');

  return (
    <tr {...(isToday && { 'aria-current': 'date' as const })}>
      <th scope="row">
        {t(`hours.days.${weekday}`)}
        {isToday && <span className="place-today">{t('hours.today')}</span>}
      </th>
      <td>
        {open ? spanInWords(open, words) : t('hours.closed')}
        {spans && <small>{t('hours.break', { spans })}</small>}
      </td>
    </tr>
  );
}
