import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './qr-code.module.css';

/** Width of the white border that QR readers need, in modules. */
const margin = 4;

/** Draws a QR code in black on white in every colour scheme, so that any camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * margin;

  return (
    <svg
      className={styles.code}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M${-margin} ${-margin}h${size}v${size}h${-size}z`} />
      <path className={styles.modules} d={toSvgPath(code)} />
    </svg>
  );
}
