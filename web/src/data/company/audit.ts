import { exportAuditEntries, listAuditEntries } from '@hopgon/contract/audit/routes';
import type { AuditGroup } from '@hopgon/contract/audit/schemas';
import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';

export interface AuditFilter {
  readonly person?: string | undefined;
  readonly group?: AuditGroup | undefined;
  /** Days of `timeZone`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly words?: string | undefined;
  readonly timeZone: string;
}

/** Who did what, the newest first; the topics that wake it are those of what is on record. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['company', 'audit', filter],
    queryFn: ({ signal, pageParam }) =>
      call(listAuditEntries, { query: { ...filter, cursor: pageParam || undefined, limit: 50 } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The same as a table on this machine. */
export const useSaveAudit = (filter: AuditFilter) =>
  useMutation({ mutationFn: async () => saveFile(await callForFile(exportAuditEntries, { query: filter })) });
