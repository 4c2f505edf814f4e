/** The first that fits: most browsers also call themselves like the ones before them. */
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

/** Short names by which a person knows a device again, out of what its browser calls itself; null where it says nothing. */
export function describeAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (list: typeof browsers) => list.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
