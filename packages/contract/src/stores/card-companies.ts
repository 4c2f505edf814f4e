/** Card companies with a merchant number per store (카드 가맹점 번호). */
export const cardCompanies = [
  'BC',
  'KB',
  'HANA',
  'HYUNDAI',
  'LOTTE',
  'NH',
  'SAMSUNG',
  'SHINHAN',
  'WOORI',
] as const;
export type CardCompany = (typeof cardCompanies)[number];
