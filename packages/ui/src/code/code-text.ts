/** Finds the code in typed, pasted or autofilled text: a run of exactly the right number of digits, else all digits. */
export function codeIn(text: string, digits: number): string {
  const plain = text.normalize('NFKC');
  const whole = plain.match(/\d+/g)?.find((run) => run.length === digits);
  return whole ?? plain.replace(/\D/g, '').slice(0, digits);
}
