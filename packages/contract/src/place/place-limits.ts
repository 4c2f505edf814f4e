/** Longest texts of a store page, in user-perceived characters. */
export const longestOfPlace = {
  nameEn: 50,
  description: 100,
  breaktime: 100,
  hashtag: 10,
  photoText: 100,
  linkName: 20,
  linkUrl: 300,
} as const;

export const mostHashtags = 10;
export const mostPhotos = 10;
export const mostLinks = 5;
