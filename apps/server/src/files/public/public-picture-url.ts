import type { PublicPurpose } from '@maru/contract/files/file-rules.ts';

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** The folders of public pictures, on either origin. The addresses are stored in data of stores and never change. */
export const publicFolders: Readonly<Record<PublicPurpose, string>> = {
  MENU_IMAGE: '/menu-photos/',
  PLACE_IMAGE: '/place-photos/',
  CONTENT_IMAGE: '/content-pictures/',
};

export type PublicPicture = { fileId: string; contentType: string };

/** The public path of an admitted picture, on either origin. Its content never changes. */
export function publicPictureUrl(purpose: PublicPurpose, { fileId, contentType }: PublicPicture): string {
  return `${publicFolders[purpose]}${fileId}.${endings[contentType]}`;
}
