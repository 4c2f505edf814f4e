/** The first match wins, because most browsers also contain the names of others. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['KakaoTalk', /KAKAOTALK/i],
  ['NAVER', /NAVER\(inapp/i],
  ['Whale', /Whale\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Version\/[\d.]+.* Safari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows NT/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

/** Short names of browser and system for people to recognise a device; null if unknown. */
export function describeAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
