import { inEnglish } from '@torre/contract/all-sentences';
import { changeMany } from '@torre/contract/bulk';
import type { BulkReply } from '@torre/contract/bulk';
import { readCounters } from '@torre/contract/counters';
import { liftLock, setLock } from '@torre/contract/locks';
import { OUTCOME } from '@torre/contract/outcome';
import type { OutcomeText } from '@torre/contract/outcome';
import type { ImportChange, ImportPreview } from '@torre/contract/import-export';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { CellValue } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { change } from '../../testing/roster-steps.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import { exported, preview } from './import-export-steps.ts';

let server: TestServer;
let manager: TestClient;
let many: Controllers;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  many = await Controllers.of(manager);
});
afterAll(() => server.close());

/** The exported workbook with other values in some cells; `day` of the month. */
async function edited(
  edits: readonly (readonly [nth: number, day: number, value: CellValue])[],
): Promise<Uint8Array> {
  const { sheets } = await readXlsx(await exported(manager, 'xlsx'));
  const rows = sheets[0]!.rows.map((row) => [...row]);
  for (const [nth, day, value] of edits) rows.find(([id]) => id === many.id(nth))![3 + day] = value;
  return writeXlsx({ sheets: [{ name: sheets[0]!.name, rows }] });
}

const save = (changes: readonly ImportChange[]) =>
  manager.call(changeMany, {
    query: { division: DIVISION },
    body: changes.map(({ employeeId, date, version, confTurnId }) => ({
      employeeId,
      date,
      version,
      confTurnId,
      extraActivities: [],
    })),
  });

const changesOf = ({ changes }: ImportPreview) =>
  changes.map(({ employeeId, date, before, after }) => [employeeId, date, before, after]);

describe('a file comes back in', () => {
  test.each(['xlsx', 'csv'] as const)('an unchanged %s changes nothing', async (format) => {
    const { status, reply } = await preview(manager, await exported(manager, format));
    expect([status, reply.changes, reply.refused, reply.effects]).toEqual([200, [], [], []]);
    expect(reply.unchanged).toBeGreaterThan(100 * 31);
  });

  test('the preview lists exactly the changed cells with what the counters would be, and saves nothing', async () => {
    const before = await many.turns(0, ['20261203', '20261204']);
    const bytes = await edited([
      [0, 3, 'T12'],
      [0, 4, ' t12 '],
    ]);
    const { rows: trail } = await server.db.query('select count(*) from audit');
    const { reply } = await preview(manager, bytes);
    expect(changesOf(reply)).toEqual([
      [many.id(0), '20261203', before[0], 'T12'],
      [many.id(0), '20261204', before[1], 'T12'],
    ]);
    expect(reply.effects.length).toBeGreaterThan(0);
    expect(await many.turns(0, ['20261203', '20261204'])).toEqual(before);
    // The export of the file leaves its own row, before.
    expect((await server.db.query('select count(*) from audit')).rows).toEqual(trail);
  });

  test('what is saved is what was shown, and the counters become what was foretold', async () => {
    const { reply } = await preview(
      manager,
      await edited([
        [1, 3, 'N'],
        [1, 4, 'R'],
      ]),
    );
    const { status } = await save(reply.changes);
    expect(status).toBe(200);
    expect(await many.turns(1, ['20261203', '20261204'])).toEqual(['N', 'R']);
    const query = { division: DIVISION, from: '20261201', to: '20261231' };
    const { counters } = (await manager.call(readCounters, { query })).reply;
    for (const { daySelected, timeslotId, after } of reply.effects) {
      const row = counters.find((one) => one.daySelected === daySelected && one.timeslotId === timeslotId)!;
      expect(row.employees - row.chairs).toBe(after);
    }
    expect((await preview(manager, await exported(manager, 'xlsx'))).reply.changes).toEqual([]);
  });

  test('an emptied cell gives back the shift of the base cycle', async () => {
    const cell = await many.cell(2, '20261203');
    await change(manager, cell, { turn: cell.shift.turn === 'T10' ? 'T12' : 'T10' });
    const { reply } = await preview(manager, await edited([[2, 3, null]]));
    expect(reply.changes).toMatchObject([{ date: '20261203', version: 2, confTurnId: null }]);
    await save(reply.changes);
    expect(await many.turns(2, ['20261203'])).toEqual([reply.changes[0]!.after]);
  });

  test('what somebody changed after the preview is refused and told, never overwritten', async () => {
    const { reply } = await preview(
      manager,
      await edited([
        [3, 3, 'T12'],
        [3, 4, 'T12'],
      ]),
    );
    const other = await server.signIn('responsabile2.lirr');
    await change(other, await many.cell(3, '20261203'), { turn: 'N' });
    const answer = await save(reply.changes);
    expect([answer.status, answer.reply.outcome.code]).toEqual([200, OUTCOME.partlySaved]);
    const [refused, ...more] = (answer.reply as BulkReply).refused;
    expect(more).toEqual([]);
    expect(refused).toMatchObject({ date: '20261203', code: OUTCOME.stale, current: { turn: 'N' } });
    expect(await many.turns(3, ['20261203', '20261204'])).toEqual(['N', 'T12']);
  });

  test('a file exported before somebody else saved would put the old code back, and the preview shows it', async () => {
    const bytes = await exported(manager, 'xlsx');
    const old = await many.cell(4, '20261203');
    const turn = old.shift.turn === 'T12' ? 'T10' : 'T12';
    await change(manager, old, { turn });
    const { reply } = await preview(manager, bytes);
    expect(changesOf(reply)).toEqual([[many.id(4), '20261203', turn, old.shift.turn]]);
  });

  test('notes stay, absences without cause stay, and the trail names who saved', async () => {
    await change(manager, await many.cell(5, '20261203'), { note: 'Con il log' });
    await server.db.query(
      `update day_shift set turn = 'MAL', start_at = null, end_at = null where employee_id = $1 and day = '2026-12-04'`,
      [many.id(5)],
    );
    const { reply } = await preview(manager, await edited([[5, 3, 'N']]));
    expect(changesOf(reply).map(([, date]) => date)).toEqual(['20261203']);
    await save(reply.changes);
    expect((await many.cell(5, '20261203')).shift).toMatchObject({ turn: 'N', note: 'Con il log' });
    expect(await many.turns(5, ['20261204'])).toEqual(['MAL']);
  });

  test('a csv of Windows with commas, short years and codes without their zeros is read too', async () => {
    const [head, ...rows] = Buffer.from(await exported(manager, 'csv'))
      .toString()
      .slice(1)
      .split('\r\n');
    const row = rows.find((line) => line.startsWith(many.id(6)))!.split(';');
    row[4] = 'T12';
    const text = [head!.replaceAll('/2026', '/26'), row.join(';')].join('\n').replaceAll(';', ',');
    const { reply } = await preview(manager, Buffer.from(text, 'latin1'));
    expect(changesOf(reply).map(([id, , , after]) => [id, after])).toEqual([[many.id(6), 'T12']]);
  });
});

describe('what a file cannot change is told cell by cell', () => {
  const refusalsOf = async (bytes: Uint8Array) =>
    (await preview(manager, bytes)).reply.refused.map(
      ({ place, messageIT }) => `${place.messageIT}: ${messageIT}`,
    );

  test('unknown codes, absences and forbidden codes, with sheet, row and column', async () => {
    const refused = await refusalsOf(
      await edited([
        [7, 1, 'X9'],
        [7, 2, 'ASS'],
        [7, 3, 12],
      ]),
    );
    expect(refused).toEqual([
      expect.stringMatching(
        /^Foglio «LIRR 2026-12», riga \d+, colonna E: «X9» non è un codice di turno di LIRR il 01\/12\/2026\.$/,
      ),
      expect.stringMatching(/colonna F: Un file non può mettere un’assenza/),
      expect.stringMatching(/colonna G: «12» non è un codice/),
    ]);
  });

  test('in English too, as far as the place in the file', async () => {
    const [cell] = (await preview(manager, await edited([[7, 1, 'X9']]))).reply.refused;
    const inWords = ({ text }: { text?: OutcomeText }) => inEnglish(text!.key, text!.values);
    expect(inWords(cell!)).toBe('“X9” is not the code of a shift of LIRR on 01/12/2026.');
    expect(inWords(cell!.place)).toMatch(/^Sheet “LIRR 2026-12”, row \d+, column E$/);
    const { reply } = await preview(
      manager,
      await writeXlsx({ sheets: [{ name: 'LIRR 2026-12', rows: [['x']] }] }),
    );
    expect(inWords(reply.outcome)).toMatch(
      /^Sheet “LIRR 2026-12”, row 1, column A: the heading .* belongs here, not “x”/,
    );
  });

  test('people of another plant, people twice, swapped rows and rows without a code', async () => {
    const { sheets } = await readXlsx(await exported(manager, 'xlsx'));
    const [head, one, two, three] = sheets[0]!.rows;
    const rows = [
      head!,
      one!,
      one!,
      [two![0]!, three![1]!, ...two!.slice(2)],
      ['999999', 'Rossi Marco'],
      [null, 'Chi'],
    ];
    const refused = await refusalsOf(await writeXlsx({ sheets: [{ name: 'LIRR 2026-12', rows }] }));
    expect(refused).toEqual([
      expect.stringContaining('riga 3, colonna A: La persona compare già nella riga 2'),
      expect.stringMatching(/riga 4, colonna A: Il codice \d{6} è di .+, la riga dice «.+»/),
      expect.stringContaining(
        'riga 5, colonna A: 999999 non è il codice di una persona di LIRR in dicembre 2026.',
      ),
      expect.stringContaining('riga 6, colonna A: Manca il codice personale'),
    ]);
  });

  test('days that are too old, with the sentence of a single save', async () => {
    const november = await readXlsx(await exported(manager, 'xlsx', { month: '202610' }));
    const rows = november.sheets[0]!.rows.slice(0, 2).map((row) => [...row]);
    rows[1]![4] = rows[1]![4] === 'T12' ? 'T10' : 'T12';
    const bytes = await writeXlsx({ sheets: [{ name: 'LIRR 2026-10', rows }] });
    const { reply } = await preview(manager, bytes, '202610');
    expect(reply.changes).toEqual([]);
    expect(reply.refused).toMatchObject([
      { date: '20261001', messageIT: expect.stringMatching(/modificat|modifica/) },
    ]);
  });

  test('a day that somebody locked, with who and why', async () => {
    const [before] = await many.turns(8, ['20261230']);
    const body = { employeeId: many.id(8), from: '20261230', to: '20261230', reason: 'Conteggio' };
    const { reply: lock } = await manager.call(setLock, { query: { plant: 'LIRR' }, body });
    const bytes = await edited([[8, 30, before === 'T12' ? 'T10' : 'T12']]);
    const { reply } = await preview(manager, bytes);
    expect([reply.changes, reply.effects]).toEqual([[], []]);
    expect(reply.refused).toMatchObject([
      { date: '20261230', before, messageIT: expect.stringMatching(/bloccat.*Conteggio/) },
    ]);
    await manager.call(liftLock, { path: { lockId: lock.lock.lockId }, query: { plant: 'LIRR' } });
  });
});

test('only managers of the plant may lay a file beside it', async () => {
  const bytes = await exported(manager, 'csv');
  for (const userName of ['responsabile.lirf', 'cta.lirr', 'admin'])
    expect((await preview(await server.signIn(userName), bytes)).status).toBe(403);
});
