export type BusinessTaxType = 'GENERAL' | 'SIMPLIFIED' | 'EXEMPT' | 'OTHER';

/** What the tax office says of a business number. */
export type BusinessFinding = {
  status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | 'UNREGISTERED';
  taxType: BusinessTaxType | null;
};

/** The register of businesses at the tax office (국세청 사업자등록 상태조회). */
export type BusinessRegistry = {
  name: string;
  /** Throws where nothing was said: the number may be asked about again. Of a text the digits count. */
  check(businessNumber: string): Promise<BusinessFinding>;
};

export function digitsOf(businessNumber: string): string {
  return businessNumber.replace(/\D/g, '');
}
