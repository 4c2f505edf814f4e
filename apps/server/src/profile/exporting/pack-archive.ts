import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '#server/messaging/escape-html.ts';
import { timeInSeoul } from '#server/messaging/time-in-seoul.ts';
import { accessWords } from '#server/store-access/access-words.ts';
import en from './export-words.en.json' with { type: 'json' };
import ko from './export-words.ko.json' with { type: 'json' };
import { type ListedFields, type OwnData, partNames } from './own-data.ts';

const words = { ko, en };

const sheet = `body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 sans-serif; color: #222; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; }
th, td { padding: .3rem .6rem; border: 1px solid #ccc; text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
th { width: 12rem; background: #f5f5f5; font-weight: 600; }`;

/** A ZIP archive: one JSON file per part, and all of it as a page to read. */
export function packArchive(data: OwnData, { language, at }: { language: Language; at: Date }): Buffer {
  const files = partNames.map(
    (name) => [`${name}.json`, strToU8(JSON.stringify(data[name], null, 2))] as const,
  );
  const page = ['index.html', strToU8(pageOf(data, language, at))] as const;
  return Buffer.from(zipSync(Object.fromEntries([page, ...files]), { mtime: at }));
}

function pageOf(data: OwnData, language: Language, at: Date): string {
  const { title, madeAt, nothing, parts } = words[language];
  const made = timeInSeoul(at, language);
  const sections = partNames.map((name) => {
    const rows = data[name];
    const shown =
      rows.length > 0 ? rows.map((row) => tableOf(row, language)).join('\n') : `<p>${nothing}</p>`;
    return `<section><h2>${escapeHtml(parts[name])}</h2>${shown}</section>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${sheet}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(madeAt)} ${escapeHtml(made)}</p>
${sections.join('\n')}
</body>
</html>
`;
}

function tableOf(row: ListedFields, language: Language): string {
  const names: Readonly<Record<string, string>> = words[language].fields;
  const rows = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const shown =
        name === 'rights'
          ? escapeHtml(accessWords(row as Membership, language).rights)
          : written(value, language);
      return `<tr><th>${escapeHtml(names[name] ?? name)}</th><td>${shown}</td></tr>`;
    });
  return `<table>${rows.join('')}</table>`;
}

function written(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((row) => tableOf(row as ListedFields, language)).join('');
  const { yes, no, values } = words[language];
  if (typeof value === 'boolean') return escapeHtml(value ? yes : no);
  const known: Readonly<Record<string, string>> = values;
  if (typeof value === 'string' && instant.test(value))
    return escapeHtml(timeInSeoul(new Date(value), language));
  return escapeHtml(known[String(value)] ?? String(value));
}

/** ISO 8601 in UTC, as the JSON files have it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
