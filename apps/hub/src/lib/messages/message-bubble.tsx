import styles from './message-bubble.module.css';

/** A message as a phone shows it. */
export function MessageBubble({ text, button }: { text: string; button?: string }) {
  return (
    <div className={styles.bubble} translate="no">
      <p className={styles.text}>{text}</p>
      {button !== undefined && <p className={styles.button}>{button}</p>}
    </div>
  );
}
