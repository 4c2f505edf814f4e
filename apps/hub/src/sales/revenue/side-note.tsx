import { Link } from '@tanstack/react-router';
import type { SearchAddress } from '#hub/orders/finding/search/search-address.ts';
import styles from './side-note.module.css';

type SideNoteProps = {
  text: string;
  link?: { to: string; search?: SearchAddress; text: string } | undefined;
};

/** Says that money is not revenue, with a link to where it can be settled. */
export function SideNote({ text, link }: SideNoteProps) {
  return (
    <p className={`warning-box ${styles.note}`}>
      <span className={styles.text}>{text}</span>
      {link && (
        <Link to={link.to} search={link.search ?? {}} className={`screen-only ${styles.link}`}>
          {link.text}
        </Link>
      )}
    </p>
  );
}
