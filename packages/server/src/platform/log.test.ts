import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What is written for one line. */
function written(log: (logger: ReturnType<typeof createLog>) => void): string {
  let text = '';
  log(createLog('info', { write: (line) => void (text += line) }));
  return text;
}

/** As pg throws it: message, detail and where quote what stands in the row. */
const fromDatabase = Object.assign(new Error('duplicate key value: Canarino Giallo'), {
  severity: 'ERROR',
  code: '23505',
  detail: 'Key (surname)=(Canarino) already exists.',
  where: 'COPY person, line 1: "Canarino"',
  table: 'employee',
  constraint: 'employee_pkey',
});

describe('an error', () => {
  test.each([
    ['of PostgreSQL', fromDatabase],
    ['of PostgreSQL as the cause of another', new Error('saving failed', { cause: fromDatabase })],
    ['of PostgreSQL among several', new AggregateError([fromDatabase], 'all failed')],
    ['of a parser', thrownBy(() => JSON.parse('{"note": Canarino}'))],
    ['of a date', thrownBy(() => Temporal.PlainDate.from('Canarino'))],
    ['of an address', thrownBy(() => new URL('Canarino'))],
  ])('%s is told without the values that it quotes', (_, error) => {
    expect(written((log) => log.error({ err: error }, 'a call failed'))).not.toContain('Canarino');
    expect(written((log) => log.error(error))).not.toContain('Canarino');
    expect(written((log) => log.error({ err: error }))).not.toContain('Canarino');
  });

  test('of PostgreSQL keeps what helps to find it: code, table, constraint and the place in our code', () => {
    const line = written((log) => log.error({ err: fromDatabase }, 'a call failed'));
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a call failed',
      err: {
        code: '23505',
        table: 'employee',
        constraint: 'employee_pkey',
        message: 'PostgreSQL error 23505',
      },
    });
    expect(line).toContain('log.test.ts');
  });

  test('of our own keeps its words', () => {
    expect(written((log) => log.warn({ err: new Error('the stream has ended') }, 'x'))).toContain(
      'the stream has ended',
    );
  });
});

test.each([
  [{ note: 'Canarino' }],
  [{ shift: { noteTurno: 'Canarino' } }],
  [{ body: { anything: 'Canarino' } }],
  [{ people: [{ employeeSurname: 'Canarino' }] }],
  [{ headers: { cookie: 'Canarino' } }],
  [{ url: '/api/employees/Canarino' }],
  [{ a: { b: { c: { d: { e: { f: { g: 'Canarino' } } } } } } }],
])('what was passed along by mistake stays out of the log: %o', (fields) => {
  expect(written((log) => log.info(fields, 'done'))).not.toContain('Canarino');
});

test('ids, codes and numbers are written', () => {
  const line = written((log) => log.info({ route: '/api/session', status: 200, plant: 'LIRR' }, 'done'));
  expect(JSON.parse(line)).toMatchObject({ route: '/api/session', status: 200, plant: 'LIRR', msg: 'done' });
});

function thrownBy(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
