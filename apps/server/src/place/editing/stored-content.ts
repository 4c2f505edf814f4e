import type { PlaceContent } from '@maru/contract/place/place.endpoints.ts';
import { publicPictureUrl } from '#server/files/public/public-picture-url.ts';

/** What a page says, as it is stored: photos by the ids of their files. */
export type StoredContent = Omit<PlaceContent, 'photos'> & {
  photos: readonly { fileId: string; alt: string; altEn: string | null }[];
};

export type PhotoFile = { id: string; awsKey: string; contentType: string; width: number; height: number };

export const blankContent: StoredContent = {
  ...{ nameEn: null, description: '', descriptionEn: null, breaktime: '', breaktimeEn: null },
  ...{ hashtags: [], photos: [], links: [] },
};

/** What a page says, with the addresses of its photos. A photo whose file is gone is left out. */
export function presentContent(
  { photos, ...content }: StoredContent,
  files: readonly PhotoFile[],
): PlaceContent {
  return {
    ...content,
    photos: photos.flatMap(({ fileId, alt, altEn }) => {
      const file = files.find(({ id }) => id === fileId);
      if (!file) return [];
      const { awsKey, width, height, contentType } = file;
      const imageUrl = publicPictureUrl('PLACE_IMAGE', { fileId, contentType });
      return [{ imageKey: awsKey, imageUrl, width, height, alt, altEn }];
    }),
  };
}
