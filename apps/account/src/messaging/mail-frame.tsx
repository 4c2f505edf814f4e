import { useEffect, useRef, useState } from 'react';
import styles from './sent-message.module.css';

const firstHeight = 480;

/** A mail in a sandboxed frame, as high as its content. */
export function MailFrame({ id, title }: { id: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { readyState, documentElement } = element.contentDocument ?? {};
      if (readyState === 'complete' && element.contentDocument?.URL !== 'about:blank')
        setHeight(documentElement?.scrollHeight ?? firstHeight);
    };
    // The frame may have loaded before the script.
    measure();
    element.addEventListener('load', measure);
    return () => element.removeEventListener('load', measure);
  }, []);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`/dev/outbox/${id}`}
      title={title}
      height={height}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
