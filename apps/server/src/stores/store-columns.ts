import { cashReceiptAvailable } from '@maru/contract/stores/additional-info.ts';
import type {
  addressFields,
  basicFields,
  otherFields,
  registrationFields,
} from '@maru/contract/stores/store-fields.ts';
import { storeExtensionOf, storeTelephoneOf } from '@maru/contract/stores/store-telephone.ts';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { DB } from '#server/db/schema.gen.ts';

type Values<F> = { [K in keyof F]: F[K] extends z.ZodType ? z.output<F[K]> | undefined : never };

/** Input fields of a store; the registration image is given by its file. */
export type StoreFields = Partial<
  Values<typeof basicFields> &
    Values<typeof addressFields> &
    Values<Omit<typeof registrationFields, 'registrationImageKey'>> &
    Values<typeof otherFields> & { registrationFileId: string | undefined }
>;

/** Converts fields to columns; missing fields stay unchanged. */
export function asColumns(fields: StoreFields): Updateable<DB['stores']> {
  const { phone, phoneExtension, storeAdditionalInfoDTOList, openingHours, ...same } = fields;
  // Maru computes whether cash receipts are available, so the caller's value is ignored.
  const info = storeAdditionalInfoDTOList?.filter(({ key }) => key !== cashReceiptAvailable);
  return {
    ...same,
    ...(phone !== undefined && { phone: storeTelephoneOf(phone) ?? null }),
    ...extensionColumn(phoneExtension, phone),
    ...(info && { additionalInfo: JSON.stringify(info) }),
    ...(openingHours !== undefined && {
      openingHours: openingHours && JSON.stringify(openingHours),
    }),
  };
}

/** The extension as typed in its own field, else the one within the number. */
function extensionColumn(typed: string | undefined, phone: string | undefined): Updateable<DB['stores']> {
  const phoneExtension = typed || (phone !== undefined && storeExtensionOf(phone)) || typed;
  return phoneExtension === undefined ? {} : { phoneExtension };
}
