/** Lines that a finger follows: rows and columns of the keyboard, and the alphabet. Both ways. */
const forward = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p'],
  'abcdefghijklmnopqrstuvwxyz',
];
const lines = [...forward, ...forward.map(reversed)];

/** The digit on whose key a symbol stands: `!@#$` is as good a walk as `1234`. */
const digitOf: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '&': '7',
  '*': '8',
};

/** Three characters in a row of one line, on the average, are no choice but a walk. */
const charactersOfRun = 3;

/** Whether a password is little more than walks over the keyboard, also of two fingers in turn (`1q2w3e4r`). */
export function isKeyboardWalk(password: string): boolean {
  const keys = [...password.toLowerCase()].map((key) => digitOf[key] ?? key);
  const inTurn = [0, 1].map((start) => keys.filter((_, index) => index % 2 === start));
  const isWalk = (runs: number) => runs * charactersOfRun <= keys.length;
  return isWalk(countRuns(keys)) || isWalk(inTurn.map(countRuns).reduce((sum, runs) => sum + runs, 0));
}

/** Into how many pieces of one line, or of one character again and again, a text falls. */
export function countRuns(keys: readonly string[]): number {
  let runs = 0;
  let run = '';
  for (const key of keys) {
    const longer = run + key;
    if (run !== '' && isRun(longer)) run = longer;
    else {
      runs += 1;
      run = key;
    }
  }
  return runs;
}

function isRun(text: string): boolean {
  return [...text].every((key) => key === text[0]) || lines.some((line) => line.includes(text));
}

function reversed(line: string): string {
  return [...line].reverse().join('');
}
