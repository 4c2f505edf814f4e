/** A sheet as text, each cell as a spreadsheet shows it. `rows[0]` is line 1. */
export type Sheet = { name: string; rows: readonly (readonly string[])[] };

export const fileProblems = [
  'empty',
  'tooLarge',
  'encrypted',
  'oldExcel',
  'webPage',
  'notReadable',
  'brokenQuotes',
  'tookTooLong',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A file that cannot be read, and why. `line` is where it is broken. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  readonly line: number | undefined;

  constructor(problem: FileProblem, line?: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}

/** Maximum file size in bytes. */
export const mostFileBytes = 20_000_000;
