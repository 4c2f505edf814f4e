import { formatDateTime } from '@maru/web/format.ts';
import { useEffect, useState } from 'react';
import styles from './clock.module.css';
import { useTillWords } from './use-till-words.ts';

const minute = 60_000;

/** Date and time in Seoul. */
export function Clock() {
  const { language } = useTillWords();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);

  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()}>
      {formatDateTime(now, language)}
    </time>
  );
}
