/** Applies the stored colour scheme and language before the first paint, so that nothing flashes. */
export function paintScheme(): void {
  const { dataset } = document.documentElement;
  dataset.mantineColorScheme = 'light';
  const scheme = localStorage.getItem('maru-color-scheme');
  const isDark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) dataset.mantineColorScheme = 'dark';
  document.documentElement.lang = localStorage.getItem('maru.language') ?? 'ko';
}
