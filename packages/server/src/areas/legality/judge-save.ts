import { legalitySentence } from '@torre/contract/legality/sentences';
import { displayDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { PersonDay, RosterJudge, RosterVerdict, WishedCell } from '../cells/index.ts';
import { changeInWords, inOrder, inWords } from './finding-in-words.ts';
import type { JudgedFinding } from './judged-finding.ts';
import type { ChangeJudge, JudgedChange, RosterJudging } from './roster-judging.ts';
import { daysOf } from './wished-roster.ts';

interface RefusedCell {
  readonly cell: WishedCell;
  readonly by: JudgedFinding;
}

/**
 * What the rules say of a save of published cells of a plant (domain.md 1.3): findings that it adds and ends. Where
 * `livelloSalvataggi` is REGOLA, cells that add a finding of level BLOCCO are refused; from before the save looks at its cells
 * until it ends nobody else saves a cell of the same people there, so what is judged is what is written.
 */
export const judgeSave =
  (judging: RosterJudging): RosterJudge =>
  async (tx, icao, keys) => {
    const { book } = judging;
    const isStrict = book.mayRefuse(
      icao,
      keys.map(({ day }) => day),
    );
    if (isStrict) await holdPeople(tx, keys);
    // On another connection, so the save is not seen before its commit, and its own statements go on meanwhile. A manager's
    // own statements do not see the duties of other plants; the pool may have no connection left for who holds one already.
    const reading = judging.changeJudge(tx.database.forRules, icao, daysOf(keys));
    // a save that ends before its verdict hears of its own failure
    reading.catch(() => undefined);
    const refuses = ({ category, day }: WishedCell): boolean => book.refuses(icao, category ?? '', day);
    return {
      mayRefuse: isStrict,
      verdict: async (cells) => verdictOf(await reading, icao, cells, refuses),
    };
  };

async function verdictOf(
  judge: ChangeJudge,
  icao: string,
  cells: readonly WishedCell[],
  refuses: (cell: WishedCell) => boolean,
): Promise<RosterVerdict> {
  const refused: RefusedCell[] = [];
  let kept = cells;
  let changes = await judge({ cells: kept });
  for (;;) {
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
async function holdPeople(tx: Tx, keys: readonly PersonDay[]): Promise<void> {
  await tx.query({
    name: 'legality-hold-people',
    text: `select pg_advisory_xact_lock(hashtextextended('legality ' || employee_id, 0))
      from (select employee_id from unnest($1::text[]) as employee_id order by employee_id) as ordered`,
    values: [[...new Set(keys.map(({ employeeId }) => employeeId))]],
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
