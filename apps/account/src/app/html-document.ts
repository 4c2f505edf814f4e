import { type PageData, pageDataId } from './page-data.ts';
import type { PageFiles } from './page-files.ts';

/**
 * The HTML document. Only the start script is inline; a static page has no script. Colours follow the system (see
 * UiProvider).
 */
export function htmlDocument(parts: {
  title: string;
  body: string;
  data: PageData;
  files: PageFiles;
  /** Inlined; the Content-Security-Policy allows it by its hash. */
  startScript: string;
  isStatic: boolean;
  /** After how many seconds the browser reloads the page. */
  refreshSeconds?: number | undefined;
}): string {
  const { title, body, data, files, startScript, isStatic, refreshSeconds } = parts;
  const styles = files.styles.map(stylesheet).join('');
  return `<!doctype html>
<html lang="${data.language}" data-mantine-color-scheme="light" data-system-scheme>
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171614">
<meta name="robots" content="noindex">
${refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${isStatic ? '' : scripts(files, startScript)}
${styles}
${isStatic ? stylesheet(files.fonts) : ''}
</head>
<body>
<div id="root">${body}</div>
${isStatic ? '' : dataBlock(data)}
</body>
</html>
`;
}

/**
 * The start script runs at once, before the page is parsed and before the styles, so that it catches every
 * press. It loads the page's files after the first paint (entry-start.ts).
 */
function scripts({ script, preloads, fonts }: PageFiles, startScript: string): string {
  const files = `data-script="${script}" data-preloads="${preloads.join(' ')}" data-fonts="${fonts}"`;
  return `<script id="start" ${files}>${startScript}</script><noscript>${stylesheet(fonts)}</noscript>`;
}

function stylesheet(file: string): string {
  return `<link rel="stylesheet" href="${file}">`;
}

/** Escapes `<`, so that JSON cannot close the script element. */
function dataBlock(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
