/** Formats an instant for a file, in Seoul: `2026-11-20 14:05:09`, which spreadsheets can sort. */
export function sheetTime(at: string): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' });
}
