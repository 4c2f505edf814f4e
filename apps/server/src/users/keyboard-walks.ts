/** Rows and columns of the keyboard, and the alphabet; used in both directions. */
const forward = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p'],
  'abcdefghijklmnopqrstuvwxyz',
];
const lines = [...forward, ...forward.map(reversed)];

/** The digit on a symbol's key: `!@#$` is the same walk as `1234`. */
const digitOf: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '&': '7',
  '*': '8',
};

/** A password is a walk if its runs have three characters or more on average. */
const charactersOfRun = 3;

/** Whether a password consists mostly of keyboard walks, including two interleaved ones (`1q2w3e4r`). */
export function isKeyboardWalk(password: string): boolean {
  const keys = [...password.toLowerCase()].map((key) => digitOf[key] ?? key);
  const inTurn = [0, 1].map((start) => keys.filter((_, index) => index % 2 === start));
  const isWalk = (runs: number) => runs * charactersOfRun <= keys.length;
  return isWalk(countRuns(keys)) || isWalk(inTurn.map(countRuns).reduce((sum, runs) => sum + runs, 0));
}

/** The number of runs (along a keyboard line, or of one repeated character) that make up a text. */
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
