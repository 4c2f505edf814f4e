/**
 * The code in a text that was typed, pasted or filled in: the run of just so many digits where there is one, as in a
 * whole message, or else the digits that there are.
 */
export function codeIn(text: string, digits: number): string {
  const plain = text.normalize('NFKC');
  const whole = plain.match(/\d+/g)?.find((run) => run.length === digits);
  return whole ?? plain.replace(/\D/g, '').slice(0, digits);
}

/** Seconds as a clock counts them down: `2:59`. */
export function minutesAndSeconds(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
