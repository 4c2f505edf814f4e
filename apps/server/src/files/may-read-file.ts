/** Whether somebody may read a file of another, by what it belongs to, such as a store they run; app.ts gives it. */
export type MayReadFile = (fileId: string, userId: string) => Promise<boolean>;
