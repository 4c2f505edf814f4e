import styles from './message-bubble.module.css';

/** Shows a message as a phone does. */
export function MessageBubble({ text, button }: { text: string; button?: string }) {
  return (
    <div className={styles.bubble} translate="no">
      <p className={styles.text}>{text}</p>
      {button !== undefined && <p className={styles.button}>{button}</p>}
    </div>
  );
}
