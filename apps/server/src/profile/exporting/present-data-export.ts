import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getDataExport } from '@maru/contract/profile/data-export.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { DataExportRow } from './data-exports.queries.ts';
import { partNames } from './own-data.ts';

export type DataExport = OutputOf<typeof getDataExport>;

/** Whether the bytes are stored and the link has not expired. */
export function isReady({ isKept, expiresAt }: DataExportRow, now: Date): boolean {
  return isKept && expiresAt !== null && expiresAt > now;
}

/** Whether it is neither finished nor given up. */
export function isUnderWay({ readyAt, failedAt }: DataExportRow): boolean {
  return readyAt === null && failedAt === null;
}

function statusOf(row: DataExportRow, now: Date): DataExport['status'] {
  if (row.failedAt !== null) return 'FAILED';
  if (isUnderWay(row)) return 'RUNNING';
  return isReady(row, now) ? 'READY' : 'ENDED';
}

export function presentDataExport(
  row: DataExportRow | undefined,
  { actor, now }: Pick<UserContext, 'actor' | 'now'>,
): DataExport {
  if (!row)
    return { status: 'NONE', progress: 0, expiresAt: null, downloadedAt: null, isOfThisSignIn: false };
  return {
    status: statusOf(row, now),
    progress: row.readyAt === null ? row.partsDone / (partNames.length + 1) : 1,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    downloadedAt: row.downloadedAt?.toISOString() ?? null,
    isOfThisSignIn: row.grantId === actor.grantId,
  };
}
