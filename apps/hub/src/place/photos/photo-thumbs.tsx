import { useTranslation } from 'react-i18next';
import type { FormPhoto } from '#hub/place/editor/place-form.ts';
import styles from './photos.module.css';

/** Shows photos side by side, to distinguish two versions of the page. */
export function PhotoThumbs({ photos }: { photos: readonly FormPhoto[] }) {
  const { t } = useTranslation('place');
  if (photos.length === 0) return t('photos.none');

  return (
    <span className={styles.thumbs}>
      {photos.map(({ imageKey, imageUrl, alt }) => (
        <img key={imageKey} src={imageUrl} alt={alt} />
      ))}
    </span>
  );
}
