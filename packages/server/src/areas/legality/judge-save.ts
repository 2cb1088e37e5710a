import { legalitySentence } from '@torre/contract/legality/sentences';
import { displayDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { RosterVerdict, WishedCell } from '../cells/index.ts';
import { changeInWords, inOrder, inWords } from './finding-in-words.ts';
import type { JudgedFinding } from './judged-finding.ts';
import type { JudgedChange, RosterJudging } from './roster-judging.ts';

interface RefusedCell {
  readonly cell: WishedCell;
  readonly by: JudgedFinding;
}

/**
 * What the rules say of published cells of a plant that are about to be written (domain.md 1.3): findings that they add and
 * end. Where `livelloSalvataggi` is REGOLA, cells that add a finding of level BLOCCO are refused, and until the transaction
 * ends nobody else is judged for the same people.
 */
export async function judgeSave(
  judging: RosterJudging,
  tx: Tx,
  icao: string,
  cells: readonly WishedCell[],
): Promise<RosterVerdict> {
  const refuses = ({ category, day }: WishedCell): boolean =>
    judging.book.rulesOn(icao, category ?? '', day).common.livelloSalvataggi === 'REGOLA';
  const isStrict = cells.some(refuses);
  if (isStrict) await holdPeople(tx, cells);
  // Nothing is written yet: what the others have committed is all there is. A manager's own statements do not see the duties
  // of other plants, which the rules ask for; the pool may have no connection left for who holds one already.
  const judge = await judging.changeJudge(tx.database.forRules, icao, { cells });
  const refused: RefusedCell[] = [];
  let kept = cells;
  let changes = await judge({ cells: kept });
  while (isStrict) {
    const out = refusedBy(changes, kept, refuses);
    if (out.length === 0) break;
    refused.push(...out);
    const gone = new Set(out.map(({ cell }) => cell));
    kept = kept.filter((cell) => !gone.has(cell));
    changes = await judge({ cells: kept });
  }
  return {
    change: changeInWords([...changes.values()], icao),
    refused: refused.map(({ cell, by }) => {
      const { messageIT, text } = inWords(by, icao);
      const sentence = legalitySentence('refused', { frase: { messageIT, ...text } });
      return { key: { icao, employeeId: cell.employeeId, day: cell.day }, sentence };
    }),
    ofCell: trailOf(changes, kept),
  };
}

/** Holds the people until the transaction ends, in one order, so that two saves never wait for each other. */
async function holdPeople(tx: Tx, cells: readonly WishedCell[]): Promise<void> {
  await tx.query({
    name: 'legality-hold-people',
    text: `select pg_advisory_xact_lock(hashtextextended('legality ' || employee_id, 0))
      from (select employee_id from unnest($1::text[]) as employee_id order by employee_id) as ordered`,
    values: [[...new Set(cells.map(({ employeeId }) => employeeId))]],
  });
}

/** The cells that bring about a finding that blocks: those of its days and the days beside, or all of the person's. */
function refusedBy(
  changes: ReadonlyMap<string, JudgedChange>,
  cells: readonly WishedCell[],
  refuses: (cell: WishedCell) => boolean,
): readonly RefusedCell[] {
  return [...changes].flatMap(([employeeId, { added }]) => {
    const [by] = added.filter(({ level }) => level === 'BLOCCO');
    if (by === undefined) return [];
    const own = cells.filter((cell) => cell.employeeId === employeeId && refuses(cell));
    const beside = own.filter(({ day }) => by.from - 1 <= day && day <= by.to + 1);
    return (beside.length > 0 ? beside : own).map((cell) => ({ cell, by }));
  });
}

/** What the trail says of each cell: a finding stands at the changed cell of its person that is nearest to its days. */
function trailOf(
  changes: ReadonlyMap<string, JudgedChange>,
  cells: readonly WishedCell[],
): RosterVerdict['ofCell'] {
  const days = Map.groupBy(cells, ({ employeeId }) => employeeId);
  const written = new Map<string, { added: string[]; ended: string[] }>();
  for (const [employeeId, { added, ended }] of changes) {
    for (const [findings, part] of [
      [added, 'added'],
      [ended, 'ended'],
    ] as const) {
      for (const finding of inOrder(findings)) {
        const distance = (day: number): number => Math.max(finding.from - day, day - finding.to, 0);
        const [nearest] = (days.get(employeeId) ?? []).toSorted(
          (one, other) => distance(one.day) - distance(other.day),
        );
        if (nearest === undefined) continue;
        const key = `${employeeId} ${nearest.day}`;
        const words = written.get(key) ?? { added: [], ended: [] };
        written.set(key, words);
        words[part].push(`${finding.rule} ${displayDay(finding.from)}`);
      }
    }
  }
  return ({ employeeId, day }) => {
    const words = written.get(`${employeeId} ${day}`);
    return { added: words?.added.join(', ') ?? '', ended: words?.ended.join(', ') ?? '' };
  };
}
