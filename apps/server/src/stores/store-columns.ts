import { cashReceiptAvailable } from '@maru/contract/stores/additional-info.ts';
import type {
  addressFields,
  basicFields,
  otherFields,
  registrationFields,
} from '@maru/contract/stores/store-fields.ts';
import { storePhoneOf } from '@maru/contract/stores/store-phone.ts';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { DB } from '#server/db/schema.gen.ts';

type Values<F> = { [K in keyof F]: F[K] extends z.ZodType ? z.output<F[K]> | undefined : never };

/** What a caller says of a store, the registration image as the file that it is. */
export type StoreFields = Partial<
  Values<typeof basicFields> &
    Values<typeof addressFields> &
    Values<Omit<typeof registrationFields, 'registrationImageKey'>> &
    Values<typeof otherFields> & { registrationFileId: string | undefined }
>;

/** Fields as their columns keep them; what is left out stays as it is. */
export function asColumns(fields: StoreFields): Updateable<DB['stores']> {
  const { phone, storeAdditionalInfoDTOList, openingHours, ...same } = fields;
  // Maru says itself whether cash receipts can be had.
  const info = storeAdditionalInfoDTOList?.filter(({ key }) => key !== cashReceiptAvailable);
  return {
    ...same,
    ...(phone !== undefined && { phone: storePhoneOf(phone) ?? null }),
    ...(info && { additionalInfo: JSON.stringify(info) }),
    ...(openingHours !== undefined && {
      openingHours: openingHours && JSON.stringify(openingHours),
    }),
  };
}
