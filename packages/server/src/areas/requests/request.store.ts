import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LeaveState, RequestedTime } from '@torre/domain/requests';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { withCarers } from '../entitlements/index.ts';
import { holdAbsencesOf } from '../notices/index.ts';
import type { HistoryOperation } from './request-record.ts';

const MS_PER_MINUTE = 60_000;
const instant = (minute: number | undefined): string | null =>
  minute === undefined ? null : new Temporal.Instant(BigInt(minute * MS_PER_MINUTE) * 1_000_000n).toString();

export interface NewRequest {
  readonly id: string;
  readonly employeeId: string;
  readonly icao: string | null;
  readonly tipo: 0 | 1;
  readonly time: RequestedTime;
  readonly state: LeaveState;
  readonly note: string;
  readonly seriesId: string | null;
  readonly by: string;
  readonly at: string;
}

/**
 * Nobody else writes a request of the people, or of who shares a ceiling of law 104 with one of them, before the transaction ends:
 * what the rules saw is what stands.
 */
export async function holdRequestsOf(tx: Tx, people: readonly string[]): Promise<void> {
  await holdAbsencesOf(tx, await withCarers(tx.database.forRules, people), 'decide');
}

/** Throws 409 where another request of the same moment was first: the constraint sees what no rule could. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { cause, unit, fromDay, toDay, span, quantity } = request.time;
  await tx
    .query({
      name: 'requests-insert',
      text: `insert into absence (absence_id, employee_id, icao, tipo, cause, state, unit, from_day, to_day, start_at, end_at,
          quantity, note, inserted_by, inserted_at, approved_at, decided_by, series_id, draws_on_leave, gives_leave_back)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
          case when $6 = 10 then $15::timestamptz end, case when $4 = 1 then $14 end, $16, $17, $18)`,
      values: [
        request.id,
        request.employeeId,
        request.icao,
        request.tipo,
        cause.idcausale,
        request.state,
        unit,
        isoDay(fromDay),
        isoDay(toDay),
        instant(span?.begin),
        instant(span?.end),
        quantity,
        request.note,
        request.by,
        request.at,
        request.seriesId,
        cause.balance === 'FER',
        cause.givesLeaveBack,
      ],
    })
    .catch(insteadOf('exclusion', () => refused(409, OUTCOME.requestRefused, requestSentence('overlap'))));
}

/** The state after a step; its version is one more. */
export async function updateRequest(
  tx: Tx,
  id: string,
  {
    state,
    by,
    at,
    decides,
  }: {
    readonly state: LeaveState;
    readonly by: string;
    readonly at: string;
    /** A manager's step. */
    readonly decides: boolean;
  },
): Promise<void> {
  await tx.query({
    name: 'requests-update',
    text: `update absence set state = $2, version = version + 1, proposed_day = null, proposed_by = null,
        approved_at = case when $5 and $2 = 10 then $4::timestamptz else approved_at end,
        rejected_at = case when $5 and $2 = 70 then $4::timestamptz else rejected_at end,
        decided_by = case when $5 then $3 else decided_by end
      where absence_id = $1`,
    values: [id, state, by, at, decides],
  });
}

export interface HistoryEntry {
  readonly id: string;
  readonly operation: HistoryOperation;
  readonly by: string;
  /** Personnel code of who is replaced; null: by the own right. */
  readonly onBehalfOf: string | null;
  readonly role: 'owner' | 'manager' | 'second';
  readonly at: string;
  readonly note: string;
  readonly from: LeaveState | null;
  readonly to: LeaveState;
  /** Of a step that names another first day: the one that stood, and the other one. */
  readonly days?: { readonly before: Day; readonly after: Day };
}

export async function insertHistory(tx: Tx, entry: HistoryEntry): Promise<void> {
  await tx.query({
    name: 'requests-history',
    text: `insert into absence_history (absence_id, step, operation, actor_id, actor_role, made_at, note, from_state, to_state,
        day_before, day_after, on_behalf_of)
      select $1, coalesce(max(step), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10::date, $11
      from absence_history where absence_id = $1`,
    values: [
      entry.id,
      entry.operation,
      entry.by,
      entry.role,
      entry.at,
      entry.note,
      entry.from,
      entry.to,
      entry.days ? isoDay(entry.days.before) : null,
      entry.days ? isoDay(entry.days.after) : null,
      entry.onBehalfOf,
    ],
  });
}

/** Throws 409 where a file is gone, is not the person's, or is attached elsewhere already. */
export async function insertDocuments(
  tx: Tx,
  id: string,
  { files, owner, at }: { readonly files: readonly string[]; readonly owner: string; readonly at: string },
): Promise<void> {
  if (files.length === 0) return;
  const gone = () => refused(409, OUTCOME.requestRefused, requestSentence('documentGone'));
  const inserting = tx.query<{ file_id: string }>({
    name: 'requests-documents',
    text: `insert into absence_document (absence_id, file_id, added_at)
      select $1, f.file_id, $4 from file f
      where f.file_id = any ($2::uuid[]) and f.owner_id = $3 and f.area = 'giustificativi' and f.state = 'ready'
        and not exists (select from absence_document d where d.file_id = f.file_id)
      returning file_id`,
    values: [id, files, owner, at],
  });
  // Handed in with another request at the same moment it is not seen above.
  const { rows } = await inserting.catch(insteadOf('unique', gone));
  if (rows.length < files.length) throw gone();
}

/** Something about the request is new, its state is not. */
export async function touchRequest(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'requests-touch',
    text: 'update absence set version = version + 1 where absence_id = $1',
    values: [id],
  });
}

/** The owner has not answered yet; null: nothing is proposed any more. */
export async function updateProposal(
  tx: Tx,
  id: string,
  proposal: { readonly day: Day; readonly by: string } | null,
): Promise<void> {
  await tx.query({
    name: 'requests-propose',
    text: `update absence set proposed_day = $2::date, proposed_by = $3, version = version + 1 where absence_id = $1`,
    values: [id, proposal && isoDay(proposal.day), proposal && proposal.by],
  });
}

/** Throws 409 where another request of the same moment was first. */
export async function moveRequest(
  tx: Tx,
  id: string,
  {
    time: { fromDay, toDay, span },
    icao,
    state,
  }: {
    readonly time: RequestedTime;
    readonly icao: string | null;
    readonly state: LeaveState;
  },
): Promise<void> {
  await tx
    .query({
      name: 'requests-move',
      text: `update absence set from_day = $2, to_day = $3, start_at = $4, end_at = $5, icao = $6, state = $7,
          proposed_day = null, proposed_by = null, version = version + 1 where absence_id = $1`,
      values: [id, isoDay(fromDay), isoDay(toDay), instant(span?.begin), instant(span?.end), icao, state],
    })
    .catch(insteadOf('exclusion', () => refused(409, OUTCOME.requestRefused, requestSentence('overlap'))));
}
