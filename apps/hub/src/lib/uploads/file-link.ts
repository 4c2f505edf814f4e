import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions } from '@tanstack/react-query';

/** Signed link to an uploaded file. Links expire, so they are cached briefly. */
export const fileLinkQuery = (awsKey: string) =>
  queryOptions({
    queryKey: ['file-link', awsKey],
    queryFn: ({ signal }) => call(getFileAccessUrl, { awsKey }, { signal }),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
