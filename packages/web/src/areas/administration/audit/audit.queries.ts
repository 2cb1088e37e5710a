import { queryOptions } from '@tanstack/react-query';
import { listAudit, readAuditProof, readAuditRow, type auditList } from '@torre/contract/administration';
import type { ListQuery } from '@torre/contract/list';
import { call } from '../../../platform/call.ts';

const KEY = ['administration', 'audit'];
export const auditKey = [...KEY, 'list'];

export const readAudit = (query: ListQuery<typeof auditList>, signal: AbortSignal) =>
  call(listAudit, { query }, { signal });

export const auditRowQuery = (auditId: string) =>
  queryOptions({
    queryKey: [...KEY, 'row', auditId],
    queryFn: ({ signal }) => call(readAuditRow, { path: { auditId } }, { signal }),
  });

export const auditProofQuery = queryOptions({
  queryKey: [...KEY, 'proof'],
  queryFn: ({ signal }) => call(readAuditProof, {}, { signal }),
  staleTime: 60_000,
  retry: false,
});
