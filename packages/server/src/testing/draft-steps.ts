import { changeSelection } from '@torre/contract/bulk';
import type { SeenCell } from '@torre/contract/bulk';
import { readCounters } from '@torre/contract/counters';
import {
  discardDraft,
  draftDifference,
  openDraft,
  publishDraft,
  readMonthVersion,
  readPlanning,
} from '@torre/contract/drafts';
import type { Draft, DraftReply, ResolvedCell } from '@torre/contract/drafts';
import type { ChangeReason } from '@torre/contract/notices';
import { compactCalendar } from '@torre/contract/month';
import type { CompactMonth } from '@torre/contract/month';
import type { TestClient } from './index.ts';
import { DIVISION } from './bulk-steps.ts';
import { cellsOf } from './roster-steps.ts';

export const DECEMBER = { from: '20261201', to: '20261231' } as const;

/** What the managers of LIRR do with the draft of a month. */
export class DraftActor {
  readonly client: TestClient;
  readonly month: string;

  constructor(client: TestClient, month = '202612') {
    this.client = client;
    this.month = month;
  }

  async open(): Promise<Draft> {
    const body = { month: this.month };
    return (await this.client.call(openDraft, { query: { division: DIVISION }, body })).reply.draft;
  }

  planning() {
    return this.client.call(readPlanning, { query: { division: DIVISION, month: this.month } });
  }

  async draft(): Promise<Draft> {
    const { draft } = (await this.planning()).reply as DraftReply;
    return draft;
  }

  select(draftId: string, cells: readonly SeenCell[], turn: string, preview = false) {
    const body = { division: DIVISION, cells, turn };
    return this.client.call(changeSelection, { query: { draft: draftId, preview }, body });
  }

  difference(draftId: string) {
    return this.client.call(draftDifference, { path: { draftId }, query: { division: DIVISION } });
  }

  discard({ draftId, revision }: Draft) {
    return this.client.call(discardDraft, { path: { draftId }, query: { division: DIVISION, revision } });
  }

  async publish({ draftId }: Draft, resolved: readonly ResolvedCell[] = [], reason: ChangeReason = {}) {
    const { revision } = await this.draft();
    // A manager who has seen which cells lie over approved absences.
    const body = { revision, resolved, overAbsence: true, ...reason };
    return this.client.call(publishDraft, { path: { draftId }, query: { division: DIVISION }, body });
  }

  /** The turn of a cell as the draft shows it, and the version to name when it is changed. */
  async cell(draftId: string, employeeId: string, date: string): Promise<SeenCell & { turn: string }> {
    const month = await this.monthWith(draftId);
    const person = month.people.find((one) => one.employeeId === employeeId)!;
    const version = person.versions?.[Number(date.slice(6)) - 1] ?? 1;
    return { employeeId, date, version, turn: cellsOf(month, employeeId).get(date)! };
  }

  /** What each counter of December has over or under its need; `position`: not before that save. */
  async counters(position?: string): Promise<ReadonlyMap<string, number>> {
    const query = { division: DIVISION, ...DECEMBER, ...(position && { position }) };
    const rows = (await this.client.call(readCounters, { query })).reply.counters;
    return new Map(rows.map((row) => [`${row.daySelected} ${row.timeslotId}`, row.employees - row.chairs]));
  }

  version(versionNo: number) {
    const query = { division: DIVISION, month: this.month };
    return this.client.call(readMonthVersion, { path: { versionNo: String(versionNo) }, query });
  }

  async monthWith(draftId: string): Promise<CompactMonth> {
    const query = { plant: 'LIRR', shape: 'compact', draft: draftId } as const;
    return (await this.client.call(compactCalendar, { query, body: DECEMBER })).reply;
  }
}
