import { epochSeconds, type LinkSigner } from './link-signer.ts';

/** Path at which our own server serves files, on both origins. */
export const ownPath = '/files/';
/** The cookie's path is the folder, so each folder has its own cookie. */
const cookieName = 'maru-files';

/** Signs links and folder cookies for our own server. */
export function ownLinks(signer: LinkSigner) {
  return {
    upload(upload: { key: string; contentType: string; bytes: number; pageOrigin: string; expiresAt: Date }) {
      const { key, contentType, bytes, pageOrigin } = upload;
      const expires = epochSeconds(upload.expiresAt);
      const signature = signer.sign({ act: 'PUT', key, contentType, bytes, expires });
      const query = new URLSearchParams({ expires: String(expires), signature });
      return {
        url: `${pageOrigin}${ownPath}${key}?${query}`,
        headers: { 'content-type': contentType },
      };
    },
    access({ key, pageOrigin, expiresAt }: { key: string; pageOrigin: string; expiresAt: Date }): string {
      const expires = epochSeconds(expiresAt);
      const signature = signer.sign({ act: 'GET', key, expires });
      return `${pageOrigin}${ownPath}${key}?${new URLSearchParams({ expires: String(expires), signature })}`;
    },
    folder({ folder, pageOrigin, expiresAt }: { folder: string; pageOrigin: string; expiresAt: Date }) {
      const expires = epochSeconds(expiresAt);
      const value = `${expires}.${signer.sign({ act: 'FOLDER', folder, expires })}`;
      const secure = pageOrigin.startsWith('https:') ? '; Secure' : '';
      const cookie = `${cookieName}=${value}; Path=${ownPath}${folder}; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=Strict${secure}`;
      return { folderUrl: `${pageOrigin}${ownPath}${folder}`, cookies: [cookie] };
    },
  };
}

/** Whether the upload was signed with this key, type and length. */
export function opensUpload(
  signer: LinkSigner,
  upload: { key: string; contentType: string; bytes: number; query: unknown; now: Date },
): boolean {
  const { key, contentType, bytes, query, now } = upload;
  const { expires, signature } = signedQuery(query);
  return signer.opens({ act: 'PUT', key, contentType, bytes, expires }, signature, now);
}

/** Whether a request may read a key: by a signed link, or by the cookie for its folder. */
export function opensFile(
  signer: LinkSigner,
  access: { key: string; query: unknown; cookie: string | undefined; now: Date },
): boolean {
  const { key, query, cookie = '', now } = access;
  const { expires, signature } = signedQuery(query);
  if (signer.opens({ act: 'GET', key, expires }, signature, now)) return true;

  const folder = key.slice(0, key.lastIndexOf('/') + 1);
  return cookie.split(/; */).some((pair) => {
    const [, until = '', proof = ''] = new RegExp(`^${cookieName}=(\\d{1,12})\\.([\\w-]+)$`).exec(pair) ?? [];
    return signer.opens({ act: 'FOLDER', folder, expires: Number(until) }, proof, now);
  });
}

function signedQuery(query: unknown): { expires: number; signature: string } {
  const { expires, signature } = query as { expires?: unknown; signature?: unknown };
  const isWhole = typeof expires === 'string' && /^\d{1,12}$/.test(expires);
  return {
    expires: isWhole ? Number(expires) : 0,
    signature: typeof signature === 'string' ? signature : '',
  };
}
