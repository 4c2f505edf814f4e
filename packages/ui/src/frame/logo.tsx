import styles from './logo.module.css';

type LogoProps = {
  /** Width and height in CSS pixels. */
  size?: number;
  /** `tile` is the filled square of the rail; `plain` has the colour of the surrounding text. */
  variant?: 'plain' | 'tile';
  /** For screen readers; leave it out if the name is beside the logo. */
  label?: string;
};

export function Logo({ size = 32, variant = 'plain', label }: LogoProps) {
  const mark = (
    <svg
      viewBox="0 0 32 32"
      width={variant === 'tile' ? size / 2 : size}
      height={variant === 'tile' ? size / 2 : size}
      fill="currentColor"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d="M8 1h16a8 8 0 0 1 7.4 4.5H.6A8 8 0 0 1 8 1Z" />
      <path d="M0 10h32v4H0zM0 18h32v4H0z" />
      <path d="M.6 26.5h30.8A8 8 0 0 1 24 31H8a8 8 0 0 1-7.4-4.5Z" />
    </svg>
  );
  if (variant === 'plain') return mark;

  return (
    <span className={styles.tile} style={{ width: size, height: size }}>
      {mark}
    </span>
  );
}
