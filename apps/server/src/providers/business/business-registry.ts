export type BusinessTaxType = 'GENERAL' | 'SIMPLIFIED' | 'EXEMPT' | 'OTHER';

/** What the tax office reports about a business number. */
export type BusinessFinding = {
  status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | 'UNREGISTERED';
  taxType: BusinessTaxType | null;
};

/** The tax office's register of businesses (국세청 사업자등록 상태조회). */
export type BusinessRegistry = {
  name: string;
  /** Throws if there was no answer; it may be retried. Uses only the digits of the text. */
  check(businessNumber: string): Promise<BusinessFinding>;
};

export function digitsOf(businessNumber: string): string {
  return businessNumber.replace(/\D/g, '');
}
