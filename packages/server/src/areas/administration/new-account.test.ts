import { createAccount, listAccounts, makePasswordLink } from '@torre/contract/administration';
import type { NewAccount } from '@torre/contract/administration';
import { useOneTimeLink, signIn } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const NEW: NewAccount = {
  userName: 'nuova.persona',
  nome: 'Nuova',
  cognome: 'Persona',
  codicePersonale: null,
};
const create = (part: Partial<NewAccount>, client = admin) =>
  client.call(createAccount, { body: { ...NEW, ...part } });

test('a person gets an account, sets the password by a link and enters, without any right', async () => {
  const { status, reply } = await create({ userName: ' Nuova.Persona ' });
  expect([status, reply.account.userName]).toEqual([200, 'nuova.persona']);
  const { reply: list } = await admin.call(listAccounts, { query: { nome: 'persona' } });
  expect(list.rows.find(({ userName }) => userName === 'nuova.persona')).toMatchObject({
    cognome: 'Persona',
    employeeId: reply.account.employeeId,
    ruoli: [],
    responsabile: false,
    plant: null,
    stato: 'da attivare',
  });
  const { reply: link } = await admin.call(makePasswordLink, { path: { userName: 'nuova.persona' } });
  const path = { token: link.url.split('/accesso/')[1]! };
  const body = { newPassword: 'una-parola-nuova' };
  expect((await server.anonymous.call(useOneTimeLink, { path, body })).status).toBe(200);
  const pair = { username: 'nuova.persona', password: 'una-parola-nuova' };
  expect((await server.anonymous.call(signIn, { body: pair })).status).toBe(200);
  const { rows } = await server.db.query(
    "select call, what, subject from audit where entity_key = 'nuova.persona' order by audit_id limit 1",
  );
  expect(rows).toEqual([
    { call: 'createAccount', what: 'create-account', subject: reply.account.employeeId },
  ]);
});

test('a personnel code of somebody without an account is taken over when the name is the same, and only then', async () => {
  const { rows } = await server.db.query(
    `select employee_id, name, surname from employee e
      where not exists (select from account a where a.employee_id = e.employee_id) and surname <> '' order by 1 limit 1`,
  );
  const { employee_id: codicePersonale, name, surname } = rows[0];
  const other = await create({ userName: 'un.altro', codicePersonale });
  expect([other.status, other.reply.outcome]).toMatchObject([
    409,
    {
      code: OUTCOME.accountExists,
      messageIT: `Il codice ${codicePersonale} è di un’altra persona: ${surname} ${name}.`,
    },
  ]);
  const same = await create({
    userName: 'lo.stesso',
    codicePersonale,
    nome: name,
    cognome: surname.toUpperCase(),
  });
  expect([same.status, same.reply.account.employeeId]).toEqual([200, codicePersonale]);
  const again = await create({ userName: 'di.nuovo', codicePersonale, nome: name, cognome: surname });
  expect([again.status, again.reply.outcome.messageIT]).toEqual([
    409,
    `Chi ha il codice ${codicePersonale} ha già un account: lo.stesso.`,
  ]);
});

test('who is given no code gets the lowest free one, whatever codes others have; when none is left, words say to give one', async () => {
  const world = await startTestServer();
  try {
    const client = await world.signIn('admin');
    const codeOf = async (userName: string, codicePersonale: string | null) => {
      const { status, reply } = await create({ userName, codicePersonale }, client);
      return status === 200 ? reply.account.employeeId : [status, reply.outcome];
    };
    const add = (code: string) =>
      world.db.query(
        `insert into employee (employee_id, name, surname, company, person_type)
         select n::text, 'Altra', 'Persona', '', '' from generate_series(900000, $1::int) n on conflict do nothing`,
        [code],
      );
    await add('900019');
    expect(await codeOf('ultimo.codice', '999999')).toBe('999999');
    expect(await codeOf('oltre.i.primi', null)).toBe('900020');
    expect(await codeOf('con.codice', '900022')).toBe('900022');
    expect(await codeOf('nel.vuoto', null)).toBe('900021');
    expect(await codeOf('dopo.il.vuoto', null)).toBe('900023');
    await add('999999');
    expect(await codeOf('senza.posto', null)).toMatchObject([
      409,
      {
        code: OUTCOME.accountExists,
        messageIT: 'Nessun codice personale da 900000 a 999999 è libero: scrivi tu un codice di sei cifre.',
        text: { key: 'administration.noFreeCode' },
      },
    ]);
    expect(await codeOf('con.un.posto', '899999')).toBe('899999');
  } finally {
    await world.close();
  }
});

test.each([
  [{ userName: 'admin' }, 409, 'Questo nome utente esiste già: scegline un altro.'],
  [{ userName: 'con spazi' }, 400, 'Il nome utente può avere lettere, cifre, punti e trattini (da 2 a 39).'],
  [{ userName: 'senza.nome', nome: ' ' }, 400, 'Scrivi nome e cognome.'],
  [{ userName: 'nome.invisibile', nome: '\u200b\u3164' }, 400, 'Scrivi nome e cognome.'],
  [{ userName: 'cognome.invisibile', cognome: '\u2060' }, 400, 'Scrivi nome e cognome.'],
  [{ userName: 'codice.corto', codicePersonale: '123' }, 400, 'Il codice personale ha sei cifre.'],
])('%o is refused in words', async (part, status, messageIT) => {
  const answer = await create(part);
  expect([answer.status, answer.reply.outcome.messageIT]).toEqual([status, messageIT]);
});

test('signs that show nothing or turn the text round are not kept in a name', async () => {
  await create({ userName: 'al.rovescio', nome: 'N\u202eevil', cognome: 'De\r\nLuca\u200b' });
  const { rows } = await server.db.query(
    "select name, surname from employee join account using (employee_id) where user_name = 'al.rovescio'",
  );
  expect(rows).toEqual([{ name: 'Nevil', surname: 'De Luca' }]);
});

test('of ten who create the same user name at once one does, and nobody gets the code of another', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ userName: 'una.sola' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
  const many = await Promise.all(
    Array.from({ length: 5 }, (_, index) => create({ userName: `persona.${index}` })),
  );
  expect(new Set(many.map(({ reply }) => reply.account.employeeId)).size).toBe(5);
});

test.each(['responsabile.lirr', 'hr', 'cta.lirr'])('%s creates nobody', async (userName) => {
  const client = await server.signIn(userName);
  expect((await create({ userName: 'di.nascosto' }, client)).status).toBe(403);
});
