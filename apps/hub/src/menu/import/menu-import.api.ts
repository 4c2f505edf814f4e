import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import type { ItemRow, OptionRow } from '@maru/contract/menu/import-rows.ts';
import { checkMenuImport, importMenu } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { retryAfterUnlock } from '#hub/lib/locked.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import { menuKeys } from '#hub/menu/menu.api.ts';

export type Checked = OutputOf<typeof checkMenuImport>;
export type Imported = OutputOf<typeof importMenu>;
export type StockMode = 'KEEP' | 'SET';

/** Answers about the file: how to treat stock, and categories with both tax types. */
export type Answers = { stock: StockMode; splits: NonNullable<InputOf<typeof importMenu>['splits']> };

/** The rows of a file to send. */
export type FileRows = { items: ItemRow[]; options: OptionRow[] };

export function checkImport(
  storeId: string,
  rows: FileRows,
  answers: Answers,
  signal: AbortSignal,
): Promise<Checked> {
  return retryAfterUnlock(() => call(checkMenuImport, { storeId, ...rows, ...answers }, { signal }));
}

type Sent = Answers & {
  rows: FileRows;
  version: number;
  fileName: string;
  leaveOutBad: boolean;
  /** The same key for every try after one check, so that nothing is imported twice if an answer is lost. */
  idempotencyKey: string;
};

/** Imports a checked file. Settles after the cached menu was refetched. The caller shows errors. */
export function useSendImport(storeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ rows, idempotencyKey: key, ...rest }: Sent) =>
      sendOnce(importMenu, { storeId, ...rows, ...rest }, { key }),
    meta: { handlesErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) }),
  });
}
