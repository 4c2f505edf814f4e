import { skipToken, useQuery } from '@tanstack/react-query';
import { fileLinkQuery } from '#hub/lib/uploads/file-link.ts';
import { useProfile } from '#hub/profile/profile.api.ts';
import styles from './account-panel.module.css';

/** Shows the person's picture. While it loads, and if there is none, shows the first letter of the name. */
export function PersonPicture() {
  const { name, pictureKey } = useProfile();
  const link = fileLinkQuery(pictureKey ?? '');
  const { data } = useQuery(pictureKey ? link : { ...link, queryFn: skipToken });

  return (
    <span className={styles.initial} aria-hidden>
      {pictureKey && data ? <img src={data.url} alt="" /> : name.slice(0, 1)}
    </span>
  );
}
