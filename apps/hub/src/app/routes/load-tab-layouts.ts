/** Loads the layouts with tabs, which are in one file. */
export const loadTabLayouts = async () => (await import('#hub/app/frame/tab-layouts.ts')).tabLayouts;
