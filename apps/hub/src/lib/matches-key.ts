type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Whether a press is the key `name`: a sign (`/`), a named key (`F2`, `Escape`), a letter or digit, with `mod+` before
 * it for Ctrl or Command. Letters and digits go by their place on the keyboard, which Hangul input leaves alone.
 */
export function matchesKey(press: Press, name: string): boolean {
  const wantsMod = name.startsWith('mod+');
  const key = wantsMod ? name.slice(4) : name;
  if (press.altKey || wantsMod !== (press.ctrlKey || press.metaKey)) return false;

  if (/^[a-z]$/i.test(key)) return press.code === `Key${key.toUpperCase()}`;
  if (/^[0-9]$/.test(key)) return press.code === `Digit${key}` || press.code === `Numpad${key}`;
  return press.key === key;
}
