import type { Language } from '@maru/contract/language.ts';

const fonts = "-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Segoe UI',Roboto,sans-serif";
const text = `font-family:${fonts};word-break:keep-all;overflow-wrap:anywhere;`;

/** Inline, because many mail programs drop style sheets. The colours are those of the light theme in packages/ui. */
export const mailStyles = {
  title: `${text}margin:0 0 16px;font-size:22px;line-height:30px;font-weight:700;color:#1C1B19;`,
  line: `${text}margin:0 0 12px;font-size:16px;line-height:26px;color:#1C1B19;`,
  note: `${text}margin:0 0 8px;font-size:13px;line-height:20px;color:#6B675F;`,
  table: 'margin:0 0 16px;border-top:1px solid #E6E1D8;border-collapse:collapse;',
  cell: `${text}padding:6px 0;font-size:15px;line-height:22px;color:#1C1B19;vertical-align:top;`,
  details: 'font-size:13px;line-height:18px;font-weight:400;color:#6B675F;',
  link: 'color:#1F4B8F;word-break:break-all;',
  buttonPlace: 'margin:12px 0 24px;',
  buttonGround: 'border-radius:10px;background-color:#C9441C;',
  button: `${text}display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:700;color:#FFFFFF;text-decoration:none;border-radius:10px;`,
} as const;

/** For mail programs that support dark mode and style sheets. */
const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#171614!important}.surface{background-color:#211F1C!important;border-color:#38342E!important}
.ink{color:#F2EEE6!important}.muted{color:#A8A296!important}.link{color:#8FB4EE!important}.brand{color:#8FB4EE!important}
.button{background-color:#F2764B!important}.on-button{color:#171614!important}}`;

/** The frame of every mail: product name, card, notes. All parts are HTML. */
export function mailFrame(parts: {
  language: Language;
  title: string;
  product: string;
  body: string;
  foot: string;
}): string {
  const { language, title, product, body, foot } = parts;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#FAF8F4;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background-color:#FAF8F4;"><tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
<tr><td class="brand" style="${text}padding:0 4px 16px;font-size:20px;line-height:28px;font-weight:800;color:#1F4B8F;">${product}</td></tr>
<tr><td class="surface" style="padding:32px 28px 24px;background-color:#FFFFFF;border:1px solid #E6E1D8;border-radius:16px;">
${body}
</td></tr>
<tr><td class="muted" style="${text}padding:16px 4px 0;font-size:12px;line-height:18px;color:#6B675F;">${foot}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
