import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import address from './address.ko.json' with { type: 'json' };
import { AddressField, type AddressFieldProps } from './address-field.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'ko', ns: ['address'], resources: { ko: { address } } });
});

const written = {
  address: '서울 성동구 왕십리로 10',
  addressDetail: '2층',
  zonecode: '04770',
  lat: 37.5,
  lng: 127,
};
const render = (props: Partial<AddressFieldProps>) =>
  renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <AddressField value={null} onChange={() => undefined} {...props} />
      </QueryClientProvider>
    </UiProvider>,
  );

test('without an address the search is shown, with its error', () => {
  const html = render({ errors: { address: 'missing' } });
  expect(html).toContain(address.search.label);
  expect(html).toContain('missing');
  expect(html).not.toContain(address.detail);
});

test('an address typed earlier is shown, and asks for its position', () => {
  const html = render({ typed: { address: '섬마을 길 1', addressDetail: '' } });
  expect(html).toContain('value="섬마을 길 1"');
  expect(html).toContain(address.pin.missing);
});

test('an address is shown with its detail, postcode and link to Kakao Map', () => {
  const html = render({ value: written });
  expect(html).toContain('value="서울 성동구 왕십리로 10"');
  expect(html).toContain('value="2층"');
  expect(html).toContain('04770');
  expect(html).toContain('https://map.kakao.com/link/map/');
  expect(html).toContain(address.search.again);
});

test('a pin at the centre of its district asks to be moved or confirmed, without an error at the address', () => {
  const html = render({ value: { ...written, isApproximate: true }, errors: { address: 'required' } });
  expect(html).toContain(address.pin.approximate);
  expect(html).toContain(address.pin.asItIs);
  expect(html).toContain(address.pin.unanswered);
  expect(html).not.toContain('>required<');
  expect(render({ value: written })).not.toContain(address.pin.approximate);
});

test('a read-only address offers no actions', () => {
  const html = render({ value: written, isReadOnly: true });
  expect(html.match(/readOnly=""/gi)).toHaveLength(2);
  expect(html).not.toContain(address.search.again);
  expect(html).not.toContain(address.pin.hint);
});

test('an error of the position is shown', () => {
  expect(render({ value: written, errors: { lat: 'outside' } })).toContain('outside');
});
