/** A Korean number as people write it, from E.164: 02-123-4567, 010-1234-5678, 1588-1234. Others stay as they are. */
export function groupPhone(phone: string): string {
  const national = /^\+82(\d{8,11})$/.exec(phone)?.[1];
  if (!national) return phone;
  // 1588 and its like have neither area nor leading zero.
  if (/^1\d{7}$/.test(national)) return `${national.slice(0, 4)}-${national.slice(4)}`;

  const number = `0${national}`;
  // 0507 and its like are longer than an area code.
  const area = /^(02|050\d|0\d\d)/.exec(number)?.[0] ?? '';
  return [area, number.slice(area.length, -4), number.slice(-4)].join('-');
}
