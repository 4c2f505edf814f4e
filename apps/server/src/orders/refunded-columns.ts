import type { TaxParts } from '@maru/contract/money/priced-cart.ts';

/** The refunded amounts, which are stored beside the total and its parts. */
export type RefundedColumns = {
  refundedKrw: number;
  refundedSupplyKrw: number;
  refundedVatKrw: number;
  refundedTaxFreeKrw: number;
  refundedServiceChargeKrw: number;
};

export function refundedPartsOf(row: RefundedColumns): TaxParts {
  return {
    supply: row.refundedSupplyKrw,
    vat: row.refundedVatKrw,
    taxFree: row.refundedTaxFreeKrw,
    serviceCharge: row.refundedServiceChargeKrw,
  };
}

export function refundedColumns({ supply, vat, taxFree, serviceCharge }: TaxParts): RefundedColumns {
  return {
    refundedKrw: supply + vat + taxFree + serviceCharge,
    refundedSupplyKrw: supply,
    refundedVatKrw: vat,
    refundedTaxFreeKrw: taxFree,
    refundedServiceChargeKrw: serviceCharge,
  };
}
