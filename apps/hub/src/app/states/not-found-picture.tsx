import styles from './not-found-picture.module.css';

/** Picture of a house with a floorboard missing and a cat looking into the gap. */
export function NotFoundPicture() {
  return (
    <svg viewBox="0 0 420 260" className={styles.picture} aria-hidden>
      <circle className={styles.sky} cx="210" cy="112" r="104" />
      <path
        className={styles.roof}
        d="M28 88c34-6 62-22 84-46 6-7 12-10 22-10h152c10 0 16 3 22 10 22 24 50 40 84 46 4 1 4 8 0 10-12 5-26 4-38 2H66c-12 2-26 3-38-2-4-2-4-9 0-10Z"
      />
      <path className={styles.tiles} d="M150 42 128 88M180 42l-10 46M210 42v46M240 42l10 46M270 42l22 46" />
      <path className={styles.wall} d="M84 100h80v84H84zM256 100h80v84h-80z" />
      <path
        className={styles.wood}
        d="M76 100h12v88H76zM162 100h10v84h-10zM248 100h10v84h-10zM332 100h12v88h-12z"
      />
      <path
        className={styles.door}
        d="M98 112h54v72H98zM116 112v72M134 112v72M98 136h54M98 160h54M268 112h54v72h-54zM286 112v72M304 112v72M268 136h54M268 160h54"
      />
      <path className={styles.floor} d="M60 184h300l28 52H32z" />
      <path className={styles.lines} d="M53 197h314M46 210h328M39 223h342M32 236h356" />
      <path className={styles.gap} d="M168 197h92l3 13h-98z" />
      <path
        className={styles.cat}
        d="M284 204c-3-10-1-19 6-25l-2-13 9 6c4-1 8-1 12 0l9-6-1 13c4 4 5 9 3 14 6 5 8 12 7 18 8 0 12-6 9-13-2-4 3-7 6-3 6 10 1 22-12 22h-38c-5 0-8-5-8-13Z"
      />
    </svg>
  );
}
