/** Card companies with which a store has a merchant number of its own (카드 가맹점 번호). */
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
