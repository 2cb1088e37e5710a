import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { cellOf, change, employeeIdOf, standing, verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let person: string;

beforeAll(async () => {
  // The clocks go forward on Easter Sunday, 28/03/2027, from 02:00 to 03:00.
  server = await startTestServer({ today: '2027-03-20' });
  manager = await server.signIn('responsabile.lirr');
  person = await employeeIdOf(await server.signIn('cta.lirr'));
});

afterAll(() => server.close());

const save = async (date: string, turn: string, startDate: string, endDate: string) =>
  change(manager, await cellOf(manager, person, date), { turn, startDate, endDate });

describe('own times in the spring night', () => {
  test.each([
    [
      'that begin in the hour that is skipped',
      '20270328',
      'M',
      '20270328 0230',
      '20270328 0330',
      '20270328 0300',
    ],
    ['of a night that begins in it', '20270327', 'N11', '20270328 0230', '20270328 0700', '20270328 0300'],
  ])('%s are moved to its end, and the answer says so', async (_, date, turn, start, end, moved) => {
    const saved = await save(date, turn, start, end);
    expect(verdict(saved)).toEqual([200, OUTCOME.ok]);
    expect(saved.reply.outcome.messageIT).toBe(
      'Modifica avvenuta con successo. In quella notte l’orologio passa dalle 02:00 alle 03:00: gli orari compresi sono stati portati alle 03:00.',
    );
    expect(saved.reply.shift).toMatchObject({ startDate: moved, endDate: end });
    expect(await standing(manager, await cellOf(manager, person, date))).toEqual(saved.reply.shift);
  });

  test('an end in the hour that is skipped is moved too', async () => {
    const saved = await save('20270328', 'M', '20270328 0100', '20270328 0230');
    expect(saved.reply.shift).toMatchObject({ startDate: '20270328 0100', endDate: '20270328 0300' });
    expect(await standing(manager, await cellOf(manager, person, '20270328'))).toEqual(saved.reply.shift);
  });

  test.each([
    ['20270328 0200', '20270328 0300'],
    ['20270328 0215', '20270328 0245'],
  ])('of %s – %s nothing would be left: refused', async (start, end) => {
    const cell = await cellOf(manager, person, '20270328');
    const refused = await save('20270328', 'M', start, end);
    expect(verdict(refused)).toEqual([400, OUTCOME.malformed]);
    expect(refused.reply.outcome.messageIT).toContain('l’orologio passa dalle 02:00 alle 03:00');
    expect(await standing(manager, cell)).toEqual(cell.shift);
  });

  test('a day that still ends at the same clock is told as it was asked, without a word about clocks', async () => {
    const saved = await save('20270328', 'M', '20270328 0300', '20270328 0900');
    expect(saved.reply.outcome.messageIT).toBe('Modifica avvenuta con successo.');
    expect(saved.reply.shift).toMatchObject({ startDate: '20270328 0300', endDate: '20270328 0900' });
  });
});
