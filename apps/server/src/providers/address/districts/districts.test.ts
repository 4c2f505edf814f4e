import { koreaBounds } from '@maru/contract/stores/store-fields.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDistrict, isIn } from './find-district.ts';
import { provinces } from './provinces.ts';
import { readDistricts } from './read-districts.ts';

const districts = await readDistricts();

test('every district has a code, a province and a name of its own', () => {
  expect(districts).toHaveLength(252);
  expect(new Set(districts.map(({ code }) => code)).size).toBe(252);
  expect(new Set(districts.map(({ fullName }) => fullName)).size).toBe(252);
  expect(new Set(districts.map(({ province }) => province))).toEqual(
    new Set(Object.values(provinces).map(({ name }) => name)),
  );
  for (const { code, province, name } of districts) {
    expect(code).toMatch(/^\d{5}$/);
    if (province !== '세종특별자치시') expect(name).toMatch(/^([가-힣]{2,3}시 )?[가-힣]{1,5}[시군구]$/);
  }
});

test('every centre lies in its own district and in no other', async () => {
  for (const { code, centre } of districts) {
    const around = districts.filter((one) => isIn(one, [centre.lng, centre.lat]));
    expect(around.map((one) => one.code)).toEqual([code]);
    expect((await findDistrict(centre.lat, centre.lng))?.code).toBe(code);
  }
});

test('no point lies in two districts, because shared borders are one line', () => {
  const place = fc.record({
    lat: fc.double({ min: 34, max: 38.3, noNaN: true }),
    lng: fc.double({ min: 126, max: 129.5, noNaN: true }),
  });
  fc.assert(
    fc.property(place, ({ lat, lng }) => {
      const around = districts.filter((one) => isIn(one, [lng, lat]));
      return around.length <= 1;
    }),
    { numRuns: 500 },
  );
});

test('a point within the borders of a district is found in it', () => {
  const corner = fc.constantFrom(...districts).chain((district) =>
    fc.record({
      district: fc.constant(district),
      // Halfway from the middle to a corner, which may be inside or outside.
      ring: fc.constantFrom(...district.rings).chain((ring) => fc.constantFrom(...ring)),
    }),
  );
  return fc.assert(
    fc.asyncProperty(corner, async ({ district, ring: [x, y] }) => {
      const [lng, lat] = [(x + district.centre.lng) / 2, (y + district.centre.lat) / 2];
      fc.pre(isIn(district, [lng, lat]));
      return (await findDistrict(lat, lng))?.code === district.code;
    }),
    { numRuns: 300 },
  );
});

test('all districts lie within the allowed coordinates', () => {
  for (const { box } of districts) {
    expect(box.south > koreaBounds.south && box.north < koreaBounds.north).toBe(true);
    expect(box.west > koreaBounds.west && box.east < koreaBounds.east).toBe(true);
  }
});
