import { administrators, only } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const UNSEEN = {
  edits: [{ kind: 'island', values: { icao: 'LIRR', island_id: 'NORD', name: 'X' }, version: 999 }],
};
const UNSEEN_QUALIFICATION = {
  edits: [
    {
      kind: 'qualification',
      values: { employee_id: '999999', kind: 'LICENCE', valid_from: '2026-01-01' },
      version: 999,
    },
  ],
};

const NO_IMPORT = () => ({ path: { importId: '00000000-0000-7000-8000-000000000000' } });
const importers = only(['administrator', 'hr'], 404);

/** The organisation is the administrators', the qualifications of its people HR's alone. */
export const ORGANISATION_ACCESS: ExpectedAccess = {
  exportOrganisation: [
    {
      on: 'all islands',
      ask: () => ({ body: { format: 'csv', kinds: ['island'] } }),
      answers: administrators(200),
    },
  ],
  exportQualifications: [
    { on: 'all of them', ask: () => ({ body: { format: 'csv' } }), answers: only(['hr'], 200) },
  ],
  checkImport: [
    {
      on: 'a file of the employee',
      ask: ({ upload }) => ({ body: { fileId: upload } }),
      answers: importers,
    },
  ],
  readImport: [{ on: 'an import that is not there', ask: NO_IMPORT, answers: importers }],
  exportImportFaults: [{ on: 'an import that is not there', ask: NO_IMPORT, answers: importers }],
  exportImportEffects: [
    {
      on: 'an import that is not there',
      ask: () => ({ ...NO_IMPORT(), query: { format: 'csv' } }),
      answers: importers,
    },
  ],
  saveImport: [{ on: 'an import that is not there', ask: NO_IMPORT, answers: importers }],
  readOrganisation: [
    { on: 'all plants', answers: administrators(200) },
    { on: 'a plant', ask: () => ({ query: { plant: 'LIRR' } }), answers: administrators(200) },
  ],
  readFirstSteps: [
    { on: 'the first plant', answers: administrators(200) },
    { on: 'a plant', ask: () => ({ query: { plant: 'LIRR' } }), answers: administrators(200) },
  ],
  readPersonFacts: [
    {
      on: 'somebody of the plant',
      ask: ({ employee }) => ({ path: { employeeId: employee } }),
      answers: administrators(200),
    },
  ],
  readFreeCode: [{ on: 'a new person', answers: administrators(200) }],
  previewOrganisation: [
    { on: 'a version that nobody saw', ask: () => ({ body: UNSEEN }), answers: administrators(200) },
    {
      on: 'a qualification',
      ask: () => ({ body: UNSEEN_QUALIFICATION }),
      mayTry: ['administrator'],
      answers: administrators(403),
    },
  ],
  exportEffects: [
    {
      on: 'a version that nobody saw',
      ask: () => ({ query: { format: 'csv' }, body: UNSEEN }),
      answers: administrators(409),
    },
    {
      on: 'a qualification',
      ask: () => ({ query: { format: 'csv' }, body: UNSEEN_QUALIFICATION }),
      mayTry: ['administrator'],
      answers: administrators(403),
    },
  ],
  saveOrganisation: [
    { on: 'a version that nobody saw', ask: () => ({ body: UNSEEN }), answers: administrators(412) },
    {
      on: 'a qualification',
      ask: () => ({ body: UNSEEN_QUALIFICATION }),
      mayTry: ['administrator'],
      answers: administrators(403),
    },
  ],
  readQualifications: [
    {
      on: 'somebody of the plant',
      ask: ({ employee }) => ({ path: { employeeId: employee } }),
      answers: only(['hr'], 200),
    },
  ],
  listQualifications: [{ on: 'everybody', answers: only(['hr'], 200) }],
  readDueQualifications: [{ on: 'everybody', answers: only(['hr'], 200) }],
  exportQualificationList: [
    { on: 'everybody', ask: () => ({ query: { format: 'csv' } }), answers: only(['hr'], 200) },
  ],
  previewQualifications: [
    {
      on: 'a version that nobody saw',
      ask: () => ({ body: UNSEEN_QUALIFICATION }),
      answers: only(['hr'], 200),
    },
    { on: 'an island', ask: () => ({ body: UNSEEN }), mayTry: ['hr'], answers: only(['hr'], 403) },
  ],
  saveQualifications: [
    {
      on: 'a version that nobody saw',
      ask: () => ({ body: UNSEEN_QUALIFICATION }),
      answers: only(['hr'], 412),
    },
    { on: 'an island', ask: () => ({ body: UNSEEN }), mayTry: ['hr'], answers: only(['hr'], 403) },
  ],
};
