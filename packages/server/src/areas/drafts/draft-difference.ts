import type { DifferenceReply, DifferentCell, DifferentPerson } from '@torre/contract/drafts';
import { draftSentence } from '@torre/contract/drafts/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay } from '@torre/domain/kernel';
import { inTransaction } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import type { ChangedCell, Foretold, SaveDeps } from '../cells/index.ts';
import type { RosterActor } from '../month/index.ts';
import { authorOf, previewCells } from '../cells/index.ts';
import { displayInstant, zoneOf } from '../../platform/local-time.ts';
import { contractShift, storedDay } from '../month/index.ts';
import { changeOf } from './draft.actions.ts';
import { readDifferent, readOpenDraft } from './draft.reads.ts';
import type { DifferentRow } from './draft.reads.ts';

/** What the publication of a draft would change, by person and day, with what it does to the counters. */
export async function draftDifference(
  deps: Pick<SaveDeps, 'db' | 'forecast'>,
  actor: RosterActor,
  icao: string,
  draftId: string,
): Promise<DifferenceReply> {
  const { draft, rows, would } = await inTransaction(deps.db, async (tx) => {
    const open = await readOpenDraft(tx, icao, draftId);
    if (open === null) throw noDraft();
    const different = await readDifferent(tx, draftId);
    const changes = different.map((row) => changeOf(row, row.published?.version ?? null));
    return { draft: open, rows: different, would: await previewCells(tx, actor, icao, changes) };
  });
  const refusals = new Map(
    would.refused.map(({ employeeId, date, messageIT }) => [`${employeeId} ${date}`, messageIT]),
  );
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    draft,
    people: peopleOf(rows, refusals),
    overAbsence: would.overAbsence ?? [],
    ...(await deps.forecast(icao, would.cells)),
  };
}

export const noDraft = () => refused(404, OUTCOME.notFound, draftSentence('gone'));

/** What `cells`, changed in a draft, do to counters and findings as the draft shows them. */
export async function forecastInDraft(
  deps: Pick<SaveDeps, 'db' | 'forecast'>,
  actor: RosterActor,
  icao: string,
  draftId: string,
  cells: readonly ChangedCell[],
): Promise<Foretold> {
  const drafted = await inTransaction(deps.db, async (tx) => {
    const rows = await readDifferent(tx, draftId);
    const changes = rows.map((row) => changeOf(row, row.published?.version ?? null));
    return (await previewCells(tx, actor, icao, changes)).cells;
  });
  return deps.forecast(icao, cells, drafted);
}

function peopleOf(
  rows: readonly DifferentRow[],
  refusals: ReadonlyMap<string, string>,
): readonly DifferentPerson[] {
  return [...Map.groupBy(rows, (row) => row.employee_id)].map(([employeeId, own]) => ({
    employeeId,
    employeeName: own[0]!.person_name,
    employeeSurname: own[0]!.person_surname,
    days: own.map((row) => differentCell(row, refusals)),
  }));
}

function differentCell(row: DifferentRow, refusals: ReadonlyMap<string, string>): DifferentCell {
  const day = storedDay(row.day);
  const zone = zoneOf(day, day);
  const { published } = row;
  const isMoved = (published?.version ?? null) !== row.base_version;
  return {
    date: compactDay(day),
    before: published && contractShift(published, zone),
    after: contractShift(row, zone),
    conflict:
      isMoved && published
        ? { modifyUser: authorOf(published), modifyDate: displayInstant(published.modify_date) }
        : null,
    refusedIT: refusals.get(`${row.employee_id} ${compactDay(day)}`) ?? null,
  };
}
