import { escapeHtml } from './escape-html.ts';
import { mailStyles } from './mail-frame.ts';
import type { MailRow, MailTable } from './post.ts';

const { cell, details } = mailStyles;

/** Row heads and column heads are marked as such, because a screen reader reads cell by cell. */
export function tableAsHtml({ label, head, rows }: MailTable): string {
  const headRow = head ? [`<tr>${head.map(headCell).join('')}</tr>`] : [];
  return `<table width="100%" cellpadding="0" cellspacing="0" aria-label="${escapeHtml(label)}" style="${mailStyles.table}">
${[...headRow, ...rows.map(rowAsHtml)].join('\n')}
</table>`;
}

/** The table in plain text, one line per row. */
export function tableAsText({ head, rows }: MailTable): string {
  const lines = rows.flatMap(({ cells, details = [] }) => [
    cells.filter(Boolean).join('  '),
    ...details.map((text) => `  ${text}`),
  ]);
  return [...(head ? [head.join('  ')] : []), ...lines].join('\n');
}

function rowAsHtml({ cells, details: below = [], isStrong }: MailRow): string {
  const weight = isStrong ? 'font-weight:700;' : '';
  const [name = '', ...values] = cells;
  const small = below.map((text) => `<br><span class="muted" style="${details}">${escapeHtml(text)}</span>`);
  const nameCell = `<th scope="row" class="ink" style="${cell}${weight || 'font-weight:400;'}text-align:left;width:100%;">${escapeHtml(name)}${small.join('')}</th>`;
  const valueCells = values.map(
    (text) =>
      `<td class="ink" style="${cell}${weight}text-align:right;white-space:nowrap;padding-left:16px;">${escapeHtml(text)}</td>`,
  );
  return `<tr>${[nameCell, ...valueCells].join('')}</tr>`;
}

function headCell(text: string, column: number): string {
  const place = column === 0 ? 'text-align:left;' : 'text-align:right;padding-left:16px;';
  return `<th scope="col" class="muted" style="${cell}${details}${place}white-space:nowrap;">${escapeHtml(text)}</th>`;
}
