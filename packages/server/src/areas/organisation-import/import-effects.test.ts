import { previewOrganisation, readOrganisation } from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import type { FactKindName, StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { Importer, factCounts } from './import-steps.ts';

let server: TestServer;
let admin: TestClient;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24', runsJobs: true });
  admin = await server.signIn('admin');
  importer = new Importer(admin, server.url);
});
afterAll(() => server.close());

const standing = async (kind: FactKindName, is: (fact: StandingFact) => boolean): Promise<StandingFact> => {
  const { reply } = await admin.call(readOrganisation, { query: { plant: 'LIRF' } });
  return reply.facts[kind]!.find(is)!;
};
const effectsOfCheck = async (file: Parameters<typeof workbookOf>[0]) => {
  const { state, faults, report } = await importer.checkFile('modifiche.xlsx', await workbookOf(file));
  expect([state, faults]).toEqual(['checked', []]);
  return report!.effects;
};

describe('what a checked file would do', () => {
  test('is what the preview of the same rows tells: cells by reason, days that become uncovered by plant; nothing is written', async () => {
    const shift = await standing('shift_definition', ({ values }) => values['name'] === 'T12');
    const person = await standing(
      'assignment',
      ({ values }) => values['category'] === 'CTA' && values['valid_to'] === null,
    );
    const position = await standing('position', ({ values }) => values['position_id'] === 'GND-E');
    const { values: standingPosition } = position;
    const ended = { ...shift.values, to_date: '2026-12-10' };
    const leaving = { ...person.values, valid_to: '2026-12-10' };
    const specialization = {
      icao: 'LIRF',
      specialization_id: 'NUOVA',
      name: 'Nuova',
      rating: 'ADC',
      category: 'CTA',
      licensed: false,
      of_category: false,
      valid_to: null,
    };
    const closed = { ...standingPosition, valid_to: '2026-12-14' };
    const opened = { ...standingPosition, valid_from: '2026-12-15', specialization_id: 'NUOVA' };
    const edits: FactsBody['edits'] = [
      { kind: 'shift_definition', values: ended, version: shift.version },
      { kind: 'assignment', values: leaving, version: person.version },
      { kind: 'specialization', values: specialization, version: null },
      { kind: 'position', values: closed, version: position.version },
      { kind: 'position', values: opened, version: null },
    ];
    const { reply } = await admin.call(previewOrganisation, { body: { edits } });
    expect(reply.faults).toEqual([]);
    const { cells, counters, names } = reply.effects!;
    const before = await factCounts(server.db);

    const effects = await effectsOfCheck({
      shift_definition: [ended],
      assignment: [leaving],
      specialization: [specialization],
      position: [closed, opened],
    });
    expect(effects).toEqual({
      cells: cells.counts,
      plants: counters.map((plant) => ({ ...plant, counters: plant.counters.length })),
      notLookedAt: [],
      names,
      lines: effects!.lines,
    });
    expect(cells.counts.map(({ reason }) => reason)).toEqual(['turnUnknown', 'notAssigned']);
    expect(effects!.plants).toMatchObject([{ plant: 'LIRF' }]);
    expect(effects!.plants[0]!.uncovered.length).toBeGreaterThan(10);
    expect(await factCounts(server.db)).toEqual(before);
  });

  test('is nothing where the rows say what stands, and is not looked at where some are refused', async () => {
    const { values } = await standing('position', ({ values: row }) => row['position_id'] === 'GND-E');
    expect(await effectsOfCheck({ position: [values] })).toBeNull();
    const refused = await workbookOf({ position: [{ ...values, valid_to: '1990-01-01' }] });
    const { state, report } = await importer.checkFile('rifiutate.xlsx', refused);
    expect([state, report!.effects]).toEqual(['faulty', null]);
  });

  // Takes a second: so many rows are read, judged, written and rolled back.
  test('is told of very many changes too, what still names what ends included, and line by line as a file of who brought it', async () => {
    const shift = await standing('shift_definition', ({ values }) => values['name'] === 'T12');
    const position = await standing('position', ({ values }) => values['position_id'] === 'GND-E');
    const ended = { ...shift.values, to_date: '2026-12-10' };
    const closed = { ...position.values, valid_to: '2026-12-14' };
    const edits: FactsBody['edits'] = [
      { kind: 'shift_definition', values: ended, version: shift.version },
      { kind: 'position', values: closed, version: position.version },
    ];
    const { cells, counters, names } = (await admin.call(previewOrganisation, { body: { edits } })).reply
      .effects!;
    expect(names.length).toBeGreaterThan(0);
    const before = await factCounts(server.db);

    const employee = Array.from({ length: 5001 }, (_, nth) => ({
      employee_id: `${700_000 + nth}`,
      surname: 'Nuova',
      name: `Persona ${nth}`,
      company: 'Torre',
      person_type: 'Dipendente',
    }));
    const file = await workbookOf({ employee, shift_definition: [ended], position: [closed] });
    const one = await importer.checkFile('grande.xlsx', file);
    const { effects, changeCount } = one.report!;
    expect(changeCount).toBe(5003);
    const lines = effects!.lines;
    expect(effects).toEqual({
      cells: cells.counts,
      plants: counters.map((plant) => ({ ...plant, counters: plant.counters.length })),
      names,
      notLookedAt: [],
      lines,
    });
    expect(one.allowedActions).toContain('effects');
    expect(await factCounts(server.db)).toEqual(before);

    const path = `/api/administration/organisation/imports/${one.importId}/effects?format=csv`;
    const text = await (await admin.send('POST', path, {})).text();
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(lines);
    const count = (what: string): number => rows.filter((row) => row.startsWith(`${what};`)).length;
    expect(count('Turno senza definizione')).toBe(cells.counts[0]!.count);
    expect(count('Contatore')).toBe(counters.reduce((sum, own) => sum + own.counters.length, 0));
    expect(count('Da sistemare')).toBe(names.length);
    const other = await server.signIn('hr');
    expect((await other.send('POST', path, {})).status).toBe(404);
  }, 60_000);
});
