/** Only names of our own form, so that no path leads out of the folder. */
const form = /^(incoming\/[0-9a-f-]{36}|[a-z-]+\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.[a-z0-9]{3,4})$/;

/** Folder of uploads that have not been inspected. */
export const incomingFolder = 'incoming/';

export function isStorageKey(key: string): boolean {
  return form.test(key);
}
