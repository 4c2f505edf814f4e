/** Whether somebody may read a file of another, by what it belongs to, such as a store they run; app.ts gives it. */
export type MayReadFile = (fileId: string, userId: string) => Promise<boolean>;

/** Whoever one of these lets. */
export function mayReadByAny(...ways: readonly MayReadFile[]): MayReadFile {
  return async (fileId, userId) => {
    for (const mayRead of ways) if (await mayRead(fileId, userId)) return true;
    return false;
  };
}
