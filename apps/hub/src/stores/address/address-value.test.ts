import { expect, test } from 'vitest';
import { addressToSend, asValue, type FoundAddress, offerFor, withPin } from './address-value.ts';

const found = (roadAddress: string, regionCode: string, over: Partial<FoundAddress> = {}): FoundAddress => ({
  ...{
    roadAddress,
    regionCode,
    jibunAddress: null,
    zonecode: null,
    lat: 37.5,
    lng: 127,
    isApproximate: true,
  },
  ...over,
});
const seongdong = found('서울특별시 성동구', '11200');
const jung = found('서울특별시 중구', '11140');

test('a search result fills the form and keeps the detail', () => {
  const exact = found('서울 성동구 왕십리로 10', '11200', { zonecode: '04770', isApproximate: false });
  expect(asValue(exact, '2층')).toEqual({
    ...{ address: '서울 성동구 왕십리로 10', addressDetail: '2층', zonecode: '04770', lat: 37.5, lng: 127 },
  });
});

test('a pin at the centre of a district is marked until a person sets it, and the mark is not sent to the server', () => {
  const value = asValue(seongdong, '');
  expect(value.isApproximate).toBe(true);
  expect(withPin(value, { lat: 37.6, lng: 127.1 })).toEqual({
    ...{ address: '서울특별시 성동구', addressDetail: '', zonecode: null, lat: 37.6, lng: 127.1 },
  });
  expect(addressToSend(value)).not.toHaveProperty('isApproximate');
});

test('a pin in the district of the written address, or of a possible match, offers nothing', () => {
  expect(offerFor('서울 성동구 왕십리로 10', { there: [seongdong], here: seongdong })).toBeUndefined();
  const busan = found('부산광역시 중구', '26110');
  expect(offerFor('중구 세종대로 110', { there: [jung, busan], here: busan })).toBeUndefined();
});

test('a pin in another district offers the address there', () => {
  expect(offerFor('서울 성동구 왕십리로 10', { there: [seongdong], here: jung })).toBe(jung);
});

test('for a street without its district, the street with the district of the pin is offered', () => {
  expect(offerFor('세종대로 110', { there: [], here: jung })?.roadAddress).toBe(
    '서울특별시 중구 세종대로 110',
  );
  expect(offerFor('', { there: [], here: jung })).toBe(jung);
});

test('a known full address is offered as it is', () => {
  const house = found('서울 중구 세종대로 110', '11140', { isApproximate: false });
  expect(offerFor('세종대로 11', { there: [], here: house })).toBe(house);
});
