import { expect, test } from 'vitest';
import { saleCustomerOf } from './cart-customer.ts';
import { pressedSearch } from './pressed-search.ts';
import { readTypedPhone } from './typed-phone.ts';

const offline = { isConnected: false, takesLastFour: false };
const byStaff = { isConnected: true, takesLastFour: true };
const byGuest = { isConnected: true, takesLastFour: false };

test.each([['01012345678'], ['12345678'], ['1234', '5678']])(
  'without network the typed number %s is neither looked up nor added: the sale takes it along',
  (digits, lastFour?: string) => {
    const pressed = pressedSearch(readTypedPhone(digits, lastFour), offline);
    if (pressed.kind !== 'TAKE') throw new Error(`not taken: ${pressed.kind}`);
    expect(pressed.customer).toMatchObject({ known: null, shownPhone: '010-****-5678', use: null });
    expect(saleCustomerOf(pressed.customer, 0)).toEqual({ phone: '01012345678' });
  },
);

test.each([
  ['with network a whole number', '01012345678', byStaff, ['LOOK_UP', '01012345678', '01012345678']],
  ['four digits typed by staff', '5678', byStaff, ['LOOK_UP', '5678', null]],
])('%s is looked up', (_, digits, how, [kind, ...asked]) => {
  const pressed = pressedSearch(readTypedPhone(digits), how);
  expect(pressed).toEqual({ kind, digits: asked[0], phone: asked[1] });
});

test.each([
  ['four digits without network', '5678', offline, 'whole'],
  ['four digits typed by a guest', '5678', byGuest, 'whole'],
  ['five digits', '56781', byStaff, 'either'],
])('%s are not enough', (_, digits, how, problem) => {
  expect(pressedSearch(readTypedPhone(digits), how)).toEqual({ kind: 'REFUSE', problem });
});
