import styles from './missing-plank.module.css';

/** Drawing of the page for an unknown address: a floor with one plank taken out, and the joists below. */
export function MissingPlank() {
  return (
    <svg viewBox="0 0 360 240" className={styles.drawing} aria-hidden>
      <clipPath id="floor">
        <rect x="10" y="10" width="340" height="200" rx="16" />
      </clipPath>
      <g clipPath="url(#floor)">
        <path className={styles.below} d="M10 10h340v200H10z" />
        <path className={styles.joist} d="M70 10v200M180 10v200M290 10v200" />
        <path className={styles.light} d="M10 10h128v38H10zM236 51h114v38H236zM10 133h206v38H10z" />
        <path
          className={styles.board}
          d="M141 10h209v38H141zM10 51h223v38H10zM10 92h84v38H10zM268 92h82v38h-82zM219 133h131v38H219zM10 174h150v36H10zM163 174h187v36H163z"
        />
        <path className={styles.shade} d="M94 92h174v7H94z" />
        <path
          className={styles.grain}
          d="M24 26c40-5 70 6 104 0M24 34c30 4 64-3 90 1M158 24c60-5 110 6 178 1M156 36c50 5 96-4 150 1M24 66c60 6 130-6 196 0M30 77c50-5 100 5 160 0M248 65c30-5 58 5 92 0M22 106c18-4 40 4 62 0M24 118c16 3 36-2 54 0M280 106c18-4 40 4 60 0M24 148c60 6 120-6 180 0M30 159c46-4 92 4 140 0M232 147c40 5 70-5 108 0M24 188c40-5 84 5 126 0M178 188c50 5 104-5 160 0M184 199c40-4 82 3 120 0"
        />
        <path
          className={styles.nail}
          d="M70 20v.1M70 40v.1M180 20v.1M180 40v.1M290 20v.1M290 40v.1M70 60v.1M70 80v.1M180 60v.1M180 80v.1M290 60v.1M290 80v.1M70 101v.1M70 121v.1M290 101v.1M290 121v.1M70 142v.1M70 162v.1M180 142v.1M180 162v.1M290 142v.1M290 162v.1M70 184v.1M70 202v.1M180 184v.1M180 202v.1M290 184v.1M290 202v.1"
        />
      </g>
      <g transform="rotate(-9 190 196)">
        <path className={styles.shadow} d="M108 184h172v38H108z" />
        <path className={styles.light} d="M104 176h172v38H104z" />
        <path className={styles.grain} d="M116 190c50-5 96 6 148 0M116 201c40 4 80-4 124 0" />
        <path className={styles.nail} d="M112 184v.1M112 206v.1M268 184v.1M268 206v.1" />
      </g>
    </svg>
  );
}
