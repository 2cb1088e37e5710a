import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAudit, readAuditProof, readAuditRow, type AuditQuery } from '@torre/contract/administration';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../../platform/call.ts';
import { settingCalled } from '../configuration/setting-text.ts';

/** Filters as the address holds them; days DD/MM/YYYY would not survive a link, so they are YYYYMMDD. */
export interface AuditAddress {
  readonly chi?: string | undefined;
  readonly persona?: string | undefined;
  readonly cosa?: string | undefined;
  readonly oggetto?: string | undefined;
  readonly codice?: string | undefined;
  readonly impianto?: string | undefined;
  readonly giorno?: string | undefined;
  readonly dal?: string | undefined;
  readonly al?: string | undefined;
  readonly chiamata?: string | undefined;
  /** From where an earlier page goes on. */
  readonly oltre?: string | undefined;
  /** The row whose values are shown. */
  readonly riga?: string | undefined;
}

const FILTERS = {
  chi: 'actor',
  persona: 'subject',
  cosa: 'what',
  oggetto: 'entity',
  codice: 'entityKey',
  impianto: 'plant',
  giorno: 'day',
  dal: 'from',
  al: 'to',
  chiamata: 'call',
  oltre: 'beyond',
} as const satisfies Partial<Record<keyof AuditAddress, keyof AuditQuery>>;

/** The first day lies after the last one: no row can match, whatever stands there. */
export function areDaysReversed({ dal, al }: AuditAddress): boolean {
  return Boolean(dal && al && dal > al);
}

/** The call's parameters; what is empty is left out, and a setting may be looked for by its name. */
export function auditQueryOf({ codice, ...others }: AuditAddress): AuditQuery {
  const address: AuditAddress = { ...others, codice: codice && (settingCalled(codice) ?? codice) };
  const entries = Object.entries(FILTERS).map(([name, parameter]) => [
    parameter,
    address[name as keyof typeof FILTERS],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value)) as AuditQuery;
}

export const auditQuery = (address: AuditAddress) => {
  const query = auditQueryOf(address);
  return queryOptions({
    queryKey: ['administration', 'audit', query],
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

export const auditRowQuery = (auditId: string) =>
  queryOptions({
    queryKey: ['administration', 'audit', 'row', auditId],
    queryFn: ({ signal }) => call(readAuditRow, { path: { auditId } }, { signal }),
  });

export const auditProofQuery = queryOptions({
  queryKey: ['administration', 'audit', 'proof'],
  queryFn: ({ signal }) => call(readAuditProof, {}, { signal }),
  staleTime: 60_000,
  retry: false,
});

export const addressDay = (day: Day | null): string | undefined =>
  day === null ? undefined : compactDay(day);
