import { expect, test } from 'vitest';
import { qrSvg } from './qr-svg.ts';

test('a QR code is a whole SVG file, black on white with room around it', () => {
  const svg = qrSvg('https://maru.example/place/maru-coffee');
  expect(svg).toMatch(/^<\?xml.*<svg .*<\/svg>\s*$/s);
  expect(svg).toContain('#000');
  expect(svg).toContain('#fff');
});
