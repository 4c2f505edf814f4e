const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

export const menuPhotoPath = '/menu-photos/';

/** Where everybody reads a photo, on either origin. What lies there never changes. */
export function menuPhotoUrl({ fileId, contentType }: { fileId: string; contentType: string }): string {
  return `${menuPhotoPath}${fileId}.${endings[contentType]}`;
}
