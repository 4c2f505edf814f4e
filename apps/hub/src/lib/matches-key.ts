type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Whether a key press matches `name`: a character (`/`), a named key (`F2`, `Escape`), a letter or a digit, optionally
 * with `mod+` for Ctrl or Command. Letters and digits are matched by their physical key, which works with Hangul input
 * too.
 */
export function matchesKey(press: Press, name: string): boolean {
  const wantsMod = name.startsWith('mod+');
  const key = wantsMod ? name.slice(4) : name;
  if (press.altKey || wantsMod !== (press.ctrlKey || press.metaKey)) return false;

  if (/^[a-z]$/i.test(key)) return press.code === `Key${key.toUpperCase()}`;
  if (/^[0-9]$/.test(key)) return press.code === `Digit${key}` || press.code === `Numpad${key}`;
  return press.key === key;
}
