import { expect, test } from 'vitest';
import { type Box, freeSpot } from './free-spot.ts';

const phone: Box = { left: 0, top: 0, right: 360, bottom: 740 };
const tablet: Box = { left: 0, top: 0, right: 1024, bottom: 768 };
const across = (top: number, bottom: number, screen = phone): Box => ({ ...screen, top, bottom });
const header = across(0, 60);
const search = across(72, 116);
const payBar = across(590, 674);
const rail = across(674, 740);

test('on a phone notices are placed directly above the bottom bars', () => {
  expect(freeSpot(56, phone, [[header, search, payBar, rail]])).toEqual({
    ...{ left: 10, width: 340 },
    ...{ bottom: 580, maxHeight: 580 - 126 },
  });
});

test('notices at the top are placed directly below the header and the search field', () => {
  expect(freeSpot(56, phone, [[header, search, payBar, rail]], true)).toEqual({
    ...{ left: 10, width: 340 },
    ...{ bottom: 126 + 56, maxHeight: 580 - 126 },
  });
});

test('notices at the top are placed over the dimmed page rather than over a sheet', () => {
  const sheet = across(109, 740);
  const lists = [[header, sheet], [sheet], [across(109, 169)]];
  expect(freeSpot(56, phone, lists, true)).toMatchObject({ bottom: 66 });
  expect(freeSpot(56, phone, lists)).toMatchObject({ bottom: 99 });
});

test('without bottom bars notices are placed at the bottom edge', () => {
  expect(freeSpot(56, phone, [[header]])).toMatchObject({ bottom: 730 });
});

test('notices are placed between the navigation bar and a cart of full height', () => {
  const sides = [
    { left: 0, top: 0, right: 84, bottom: 768 },
    { left: 704, top: 64, right: 1024, bottom: 768 },
  ];
  expect(freeSpot(56, tablet, [[across(0, 64, tablet), ...sides]])).toMatchObject({
    ...{ left: 84 + 70, width: 480 },
    bottom: 758,
  });
});

test('notices that do not fit below a field are placed above it', () => {
  const field = across(660, 700);
  expect(freeSpot(56, phone, [[header, field]])).toMatchObject({ bottom: 650 });
});

test('with too little room above a sheet, notices are placed inside it, above its buttons', () => {
  const sheet = across(59, 740);
  const buttons = across(650, 740);
  expect(
    freeSpot(56, phone, [
      [header, sheet],
      [across(59, 119), buttons],
    ]),
  ).toMatchObject({ bottom: 640 });
  expect(freeSpot(56, phone, [[header, across(300, 740)], [buttons]])).toMatchObject({ bottom: 290 });
});

test('notices that fit nowhere are limited to the largest gap', () => {
  const spot = freeSpot(900, phone, [[header, across(300, 340), rail]]);
  expect(spot).toMatchObject({ bottom: 664, maxHeight: 664 - 350 });
});
