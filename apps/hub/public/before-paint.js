// Before anything is drawn: the colours and the language chosen on this device, so that nothing flashes.
// A file of its own because the content security policy allows no inline script.
(() => {
  try {
    const scheme = localStorage.getItem('maru-color-scheme');
    const isDark =
      scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
    document.documentElement.lang = localStorage.getItem('maru.language') ?? 'ko';
  } catch {
    document.documentElement.dataset.mantineColorScheme = 'light';
  }
})();
