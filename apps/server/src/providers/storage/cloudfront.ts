import { getSignedCookies, getSignedUrl } from '@aws-sdk/cloudfront-signer';
import type { FileStorage } from './file-storage.ts';
import { epochSeconds } from './link-signer.ts';

/** `url` is an origin; its host and those of our pages belong to `cookieDomain`. */
export type CloudFrontSettings = { url: string; keyPairId: string; privateKey: string; cookieDomain: string };

/** Access through CloudFront: signed URLs, and signed cookies for a folder. */
export function cloudFrontAccess(
  settings: CloudFrontSettings,
): Pick<FileStorage, 'signAccess' | 'signFolder' | 'register'> {
  const { url, keyPairId, privateKey, cookieDomain } = settings;
  return {
    signAccess: async ({ key, expiresAt }) =>
      getSignedUrl({ url: `${url}/${key}`, dateLessThan: expiresAt, keyPairId, privateKey }),
    async signFolder({ folder, expiresAt }) {
      const folderUrl = `${url}/${folder}`;
      // Only a custom policy can cover all files of a folder.
      const policy = JSON.stringify({
        Statement: [
          {
            Resource: `${folderUrl}*`,
            Condition: { DateLessThan: { 'AWS:EpochTime': epochSeconds(expiresAt) } },
          },
        ],
      });
      const signed = getSignedCookies({ policy, keyPairId, privateKey });
      const ending = `Domain=${cookieDomain}; Path=/${folder}; Expires=${expiresAt.toUTCString()}; HttpOnly; Secure; SameSite=Lax`;
      return {
        folderUrl,
        cookies: Object.entries(signed).map(([name, value]) => `${name}=${value}; ${ending}`),
      };
    },
    // CloudFront serves the files itself.
    register: () => {},
  };
}
