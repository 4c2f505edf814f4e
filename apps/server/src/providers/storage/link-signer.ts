import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature opens: one upload, one file, or the files of one folder. Times are epoch seconds. */
export type Signed =
  | { act: 'PUT'; key: string; contentType: string; bytes: number; expires: number }
  | { act: 'GET'; key: string; expires: number }
  | { act: 'FOLDER'; folder: string; expires: number };

export type LinkSigner = {
  sign(what: Signed): string;
  /** Whether one of our keys signed exactly this, and it has not expired. */
  opens(what: Signed, signature: string, now: Date): boolean;
};

/** Signs with the first secret; the others still verify. */
export function linkSigner(secrets: readonly [string, ...string[]]): LinkSigner {
  return {
    sign: (what) => mac(secrets[0], what).toString('base64url'),
    opens(what, signature, now) {
      const given = Buffer.from(signature, 'base64url');
      const isOurs = secrets.some((secret) => {
        const expected = mac(secret, what);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs && now.getTime() < what.expires * 1_000;
    },
  };
}

export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}

function mac(secret: string, what: Signed): Buffer {
  const parts =
    what.act === 'PUT'
      ? [what.key, what.contentType, what.bytes]
      : [what.act === 'GET' ? what.key : what.folder];
  return createHmac('sha256', secret)
    .update(JSON.stringify([what.act, what.expires, ...parts]))
    .digest();
}
