/** Layouts with tabs, which come as one file. */
export const loadTabLayouts = async () => (await import('#hub/app/frame/tab-layouts.ts')).tabLayouts;
