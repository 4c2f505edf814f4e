/** Formats a Korean E.164 number without the phone library; other numbers are returned unchanged. */
export function groupPhone(e164: string): string {
  if (!e164.startsWith('+82')) return e164;
  const digits = e164.slice(3);
  // Nationwide numbers (1588-…) have no area code and no leading zero.
  if (/^1[5-9]\d{6}$/.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`;

  const national = `0${digits}`;
  const area = /^(02|050\d|0\d\d)/.exec(national)?.[0] ?? '';
  const own = national.slice(area.length);
  return [area, own.slice(0, -4), own.slice(-4)].filter(Boolean).join('-');
}
