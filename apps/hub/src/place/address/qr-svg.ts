import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** Draws a QR code as the text of an SVG file, black on white with the border that readers need. */
export function qrSvg(text: string): string {
  return toSvgSource(generate(text, { minCorrectionLevel: correction.M }), {
    ...{ on: '#000', off: '#fff', pad: 4, scale: 10 },
    xmlDeclaration: true,
  });
}
