import { unusedContentPictures } from './content/unused-content-pictures.ts';
import type { Db } from './db/database.ts';
import { listUnusedOfAll } from './files/list-unused.ts';
import { mayReadByAny } from './files/may-read-file.ts';
import { mayReadMenuPhoto } from './menu/photos/may-read-menu-photo.ts';
import { unusedMenuPhotos } from './menu/photos/unused-menu-photos.ts';
import { unusedPlacePhotos } from './place/unused-place-photos.ts';
import { unusedProfilePictures } from './profile/unused-profile-pictures.ts';
import { mayReadRegistrationImage } from './stores/may-read-registration-image.ts';
import { unusedRegistrationImages } from './stores/unused-registration-images.ts';

/** The rules of each feature about its files: who may read one, and which are no longer used. */
export function rulesOfFiles(db: Db) {
  return {
    mayRead: mayReadByAny(mayReadRegistrationImage(db), mayReadMenuPhoto(db)),
    listUnused: listUnusedOfAll(
      unusedRegistrationImages(db),
      unusedMenuPhotos(db),
      unusedPlacePhotos(db),
      unusedContentPictures(db),
      unusedProfilePictures(db),
    ),
  };
}
