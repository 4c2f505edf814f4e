import { z } from 'zod';
import { text, webAddress } from '../fields.ts';
import { AwsKey } from '../files/files.endpoints.ts';
import { longestExtension } from '../phone/read-phone.ts';
import { additionalInfoKeys, readInstagram } from './additional-info.ts';
import { readBusinessNumber } from './business-number.ts';
import { OpeningHours } from './opening-hours.ts';
import { storeTelephoneOf } from './store-telephone.ts';
import { storeTypes } from './store-type.ts';

/** Bounds of Korea; a pin outside is a mistake. */
export const koreaBounds = { south: 33, north: 39, west: 124, east: 132 } as const;

/** A telephone number, Korean unless it has a country code. Stored as E.164. */
export const StorePhone = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((value) => storeTelephoneOf(value) !== undefined, { error: 'phoneNumberisNotCorrectFormat' })
  .meta({ examples: ['02-2000-0000'] });

/** Up to 20 digits; empty for none. */
export const PhoneExtension = z
  .string()
  .trim()
  .regex(/^\d*$/, { error: 'numbersOnly' })
  .max(longestExtension)
  .meta({ examples: ['12'] });

/** Ten digits with a check digit; hyphens are optional. */
export const BusinessNumber = z
  .string()
  .max(20)
  .refine((value) => readBusinessNumber(value) !== undefined, { error: 'wrongBusinessNumber' })
  .overwrite((value) => readBusinessNumber(value) ?? value)
  .meta({ examples: ['111-11-11119'] });

export const basicFields = {
  name: text(50, 1),
  category: z.enum(storeTypes),
  phone: StorePhone,
  /** Extension of the telephone number, unless the number's own text already contains one. */
  phoneExtension: PhoneExtension.optional(),
};

export const addressFields = {
  /** The road name address, or the lot number address if there is none. */
  address: text(200, 1),
  /** Floor and room. */
  addressDetail: text(100),
  zonecode: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  lat: z.number().min(koreaBounds.south).max(koreaBounds.north),
  lng: z.number().min(koreaBounds.west).max(koreaBounds.east),
};

/** From the business registration certificate (사업자등록증). */
export const registrationFields = {
  businessNumber: BusinessNumber,
  businessName: text(100, 1),
  ownerName: text(50, 1),
  openedOn: z.iso
    .date()
    .refine((date) => date >= '1900-01-01' && date < '2100-01-01', { error: 'wrongFormat' }),
  registrationImageKey: AwsKey,
};

const Instagram = text(100, 1)
  .refine((value) => readInstagram(value) !== undefined, { error: 'wrongInstagram' })
  .overwrite((value) => readInstagram(value) ?? value);

const AdditionalInfoEntry = z.discriminatedUnion('key', [
  z.strictObject({ key: z.literal('HOMEPAGE'), value: webAddress(100) }),
  z.strictObject({ key: z.literal('INSTAGRAM'), value: Instagram }),
  z.strictObject({
    key: z.enum(additionalInfoKeys).exclude(['HOMEPAGE', 'INSTAGRAM']),
    value: text(100, 1),
  }),
]);

export const AdditionalInfoList = z
  .array(AdditionalInfoEntry)
  .max(additionalInfoKeys.length)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, { error: 'wrongFormat' });

export const otherFields = {
  /** Internal notes of the store's members. */
  memo: text(1_000),
  storeAdditionalInfoDTOList: AdditionalInfoList,
  openingHours: OpeningHours.nullable(),
};
