import { createHmac } from 'node:crypto';

export type SensKeys = { accessKey: string; secretKey: string };

/** Signature v2 of NAVER Cloud: method, path with query, time and key (api.ncloud-docs.com, sens-overview). */
export function sensHeaders(
  { accessKey, secretKey }: SensKeys,
  { method, path, now }: { method: 'GET' | 'POST'; path: string; now: Date },
): Record<string, string> {
  const timestamp = String(now.getTime());
  return {
    'x-ncp-apigw-timestamp': timestamp,
    'x-ncp-iam-access-key': accessKey,
    'x-ncp-apigw-signature-v2': createHmac('sha256', secretKey)
      .update(`${method} ${path}\n${timestamp}\n${accessKey}`)
      .digest('base64'),
  };
}
