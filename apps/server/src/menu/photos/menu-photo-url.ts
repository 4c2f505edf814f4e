const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

export const menuPhotoPath = '/menu-photos/';

/** The public path of a photo, on either origin. Its content never changes. */
export function menuPhotoUrl({ fileId, contentType }: { fileId: string; contentType: string }): string {
  return `${menuPhotoPath}${fileId}.${endings[contentType]}`;
}
