import {
  previewQualifications,
  readQualifications,
  saveQualifications,
  type FactsBody,
} from '@torre/contract/organisation';
import type { GapReply } from '@torre/contract/qualifications';
import type { FactRow } from '@torre/domain/organisation';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, HUMAN_RESOURCES, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const ANNA = '800001';

/** HR looks at Anna Rossi on 14 December 2026. */
function open(
  gaps: readonly GapReply[],
  states: readonly (readonly [string, string, string | null])[] = [],
): FakeServer {
  const app = openApp(`/personale/titoli/${ANNA}`, (server) => {
    signedIn(server, HUMAN_RESOURCES);
    const standing = (values: FactRow) => ({ values, version: 1 });
    server.answers(readQualifications, {
      outcome: DONE,
      facts: {
        employee: [
          standing({ employee_id: ANNA, surname: 'Rossi', name: 'Anna', company: '', person_type: '' }),
        ],
        qualification: states.map(([kind, valid_from, valid_to]) =>
          standing({ employee_id: ANNA, kind, valid_from, valid_to }),
        ),
      },
      gaps: [...gaps],
    });
  });
  onTestFinished(app.close);
  return app.server;
}

const gap = (kind: GapReply['kind'], part: Partial<GapReply> = {}): GapReply => ({
  kind,
  endorsement: null,
  isNow: true,
  from: null,
  to: null,
  uncounted: null,
  ...part,
});
const uncounted = (from: string, all = true) => ({ from, specializations: ['APS', 'ADC'], all });
const main = page.getByRole('main');
const line = (name: string) =>
  page.getByRole('table', { name: 'Titoli' }).getByRole('row').filter({ hasText: name });

test('what is missing, ended or about to end stands at the top in words, with what follows in the counters', async () => {
  open([
    gap('LICENCE', { uncounted: uncounted('2026-03-01') }),
    gap('MEDICAL', { from: '2026-11-24', to: '2026-12-31', uncounted: uncounted('2026-11-24') }),
    gap('SUSPENSION', { from: '2026-12-01', uncounted: uncounted('2026-12-01') }),
    gap('ENDORSEMENT', {
      endorsement: { icao: 'LIRN', specializationId: 'APS' },
      isNow: false,
      from: '2026-12-21',
      uncounted: { from: '2026-12-21', specializations: ['APS'], all: false },
    }),
    gap('ENGLISH', { isNow: false, from: '2027-01-24' }),
  ]);
  for (const words of [
    'Non è in regola',
    'Manca la licenza: non conta nei contatori dal 01/03/2026.',
    'Visita medica scaduta il 23/11/2026: non conta nei contatori dal 24/11/2026 al 31/12/2026.',
    'Sospensione dal 01/12/2026: non conta nei contatori dal 01/12/2026.',
    'La specializzazione APS (LIRN) scade il 20/12/2026: non conta per APS dal 21/12/2026.',
    'L’inglese scade il 23/01/2027: nei contatori non cambia niente.',
  ])
    await expect.element(main.getByText(words, { exact: true })).toBeVisible();
});

test('what only ends soon is said as such', async () => {
  open([gap('MEDICAL', { isNow: false, from: '2026-12-21', uncounted: uncounted('2026-12-21') })]);
  await expect.element(main.getByText('In scadenza entro 60 giorni')).toBeVisible();
  await expect
    .element(main.getByText('La visita medica scade il 20/12/2026: non conta nei contatori dal 21/12/2026.'))
    .toBeVisible();
});

test('of a person who lacks nothing this is said', async () => {
  open([], [['LICENCE', '2020-01-01', null]]);
  await expect
    .element(main.getByText('Nessun titolo richiesto manca o scade entro 60 giorni.'))
    .toBeVisible();
});

test('a gap between two states, past or planned, is said in words on the line of time', async () => {
  open(
    [],
    [
      ['MEDICAL', '2025-04-03', '2026-04-02'],
      ['MEDICAL', '2026-05-01', '2027-01-31'],
      ['MEDICAL', '2027-02-10', '2028-02-09'],
      ['ENGLISH', '2024-01-01', '2026-12-31'],
      ['ENGLISH', '2027-01-01', '2029-12-31'],
      ['SUSPENSION', '2026-01-01', '2026-01-31'],
      ['SUSPENSION', '2027-03-01', '2027-03-31'],
    ],
  );
  await expect
    .element(line('Visita medica'))
    .toMatchTextContent(
      'dal 03/04/2026 al 30/04/2026 senza visita medica · dal 01/05/2026 · fino al 31/01/2027 · dal 01/02/2027 al 09/02/2027 senza visita medica · di nuovo dal 10/02/2027',
    );
  await expect.element(line('Inglese')).toMatchTextContent('dal 01/01/2024 · dal 01/01/2027 continua');
  await expect.element(line('Sospensione')).toMatchTextContent('comincia il 01/03/2027');
  expect(line('Sospensione').element().textContent).not.toContain('senza');
});

test('a renewal before the end is one step: the paper of today ends on the day before, the new one has its own last day', async () => {
  const server = open([], [['MEDICAL', '2026-02-01', '2027-01-31']]);
  server.answers(previewQualifications, () => ({
    outcome: DONE,
    changed: 2,
    faults: [],
    stale: [],
    effects: null,
  }));
  server.answers(saveQualifications, () => ({ outcome: DONE, changed: 2, position: null }));
  await line('Visita medica').getByRole('button', { name: 'Rinnova…' }).click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('textbox', { name: 'Al', exact: true });
  await expect.element(last).toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Dal giorno', exact: true }).fill('11/1/27');
  await last.fill('10/1/28');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog).toMatchTextContent('2 righe cambiano.');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [asked] = server.askedFor(saveQualifications);
  expect(
    (asked!.body as FactsBody).edits.map(({ values }) => [values['valid_from'], values['valid_to']]),
  ).toEqual([
    ['2026-02-01', '2027-01-10'],
    ['2027-01-11', '2028-01-10'],
  ]);
});
