/** Purposes of uploads. */
export const filePurposes = [
  'PROFILE_IMAGE',
  'VIDEO',
  'REGISTRATION_IMAGE',
  'MENU_IMAGE',
  'PLACE_IMAGE',
  'CONTENT_IMAGE',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Purposes whose files the owner reads with signed cookies, which are valid for the whole folder. */
export const folderPurposes = ['PROFILE_IMAGE', 'VIDEO'] as const satisfies readonly FilePurpose[];

/**
 * Purposes of pictures that everybody may see, at an address that never changes. The server re-encodes them at
 * a small size. Only admins upload those of news and posts (CONTENT_IMAGE).
 */
export const publicPurposes = [
  'MENU_IMAGE',
  'PLACE_IMAGE',
  'CONTENT_IMAGE',
] as const satisfies readonly FilePurpose[];
export type PublicPurpose = (typeof publicPurposes)[number];

export function isPublicPurpose(purpose: FilePurpose): purpose is PublicPurpose {
  return publicPurposes.some((each) => each === purpose);
}

export const contentTypes = ['image/png', 'image/jpeg', 'video/mp4', 'video/webm'] as const;
export type ContentType = (typeof contentTypes)[number];

const megabyte = 1_000_000;
const images = ['image/png', 'image/jpeg'] as const;

/** Allowed types and largest size in bytes by purpose. Checked before an upload, and again on the received bytes. */
export const fileRules: Readonly<Record<FilePurpose, { types: readonly ContentType[]; mostBytes: number }>> =
  {
    PROFILE_IMAGE: { types: images, mostBytes: 10 * megabyte },
    REGISTRATION_IMAGE: { types: images, mostBytes: 20 * megabyte },
    MENU_IMAGE: { types: images, mostBytes: 20 * megabyte },
    PLACE_IMAGE: { types: images, mostBytes: 20 * megabyte },
    CONTENT_IMAGE: { types: images, mostBytes: 20 * megabyte },
    VIDEO: { types: ['video/mp4', 'video/webm'], mostBytes: 200 * megabyte },
  };

/** Why a file of this type and size is not allowed; undefined if it is. */
export function fileProblem(
  purpose: FilePurpose,
  { contentType, bytes }: { contentType: string; bytes: number },
): 'FILE_TYPE_NOT_ALLOWED' | 'FILE_TOO_LARGE' | undefined {
  const { types, mostBytes } = fileRules[purpose];
  if (!types.some((type) => type === contentType)) return 'FILE_TYPE_NOT_ALLOWED';
  return bytes > mostBytes ? 'FILE_TOO_LARGE' : undefined;
}
