/**
 * Whether a user may read another user's file because of what it belongs to, such as their store; app.ts provides it.
 */
export type MayReadFile = (fileId: string, userId: string) => Promise<boolean>;

/** True if one of these allows it. */
export function mayReadByAny(...ways: readonly MayReadFile[]): MayReadFile {
  return async (fileId, userId) => {
    for (const mayRead of ways) if (await mayRead(fileId, userId)) return true;
    return false;
  };
}
