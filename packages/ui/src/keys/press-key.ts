export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | 'backspace' | 'clear';

const keyboard: Record<string, PadKey> = { Backspace: 'backspace', Delete: 'clear' };

/** The pad key for a key of the keyboard. */
export function padKeyOf(key: string): PadKey | undefined {
  return /^[0-9]$/.test(key) ? (key as PadKey) : keyboard[key];
}

/** The amount after a key press; unchanged if it would exceed `max`. */
export function pressKey(value: number, key: PadKey, max: number) {
  if (key === 'clear') return 0;
  if (key === 'backspace') return Math.floor(value / 10);

  const next = key === '00' ? value * 100 : value * 10 + Number(key);
  return next > max ? value : next;
}

/** The digits after a key press; unchanged if they would be more than `longest`. */
export function pressDigit(value: string, key: PadKey, longest: number) {
  if (key === 'clear') return '';
  if (key === 'backspace') return value.slice(0, -1);
  return value.length + key.length > longest ? value : value + key;
}
