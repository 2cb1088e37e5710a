import { saveOrganisation, saveQualifications } from '@torre/contract/organisation';
import {
  checkImport,
  exportOrganisation,
  exportQualifications,
  saveImport,
} from '@torre/contract/organisation-import';
import { by } from './saving-attack.ts';
import type { SavingAttack } from './saving-attack.ts';

const ISLAND = { icao: 'LIRR', island_id: 'ASSALTO', name: 'Assalto', ord: 99 };

/** Saving calls of the organisation. */
export const ORGANISATION_ATTACKS: Readonly<Record<string, SavingAttack>> = {
  saveOrganisation: by('administrator', (client) =>
    client.call(saveOrganisation, { body: { edits: [{ kind: 'island', values: ISLAND, version: null }] } }),
  ),
  exportEffects: by('administrator', (client) =>
    client.send('POST', '/api/administration/organisation/preview/export?format=csv', {
      body: JSON.stringify({
        edits: [{ kind: 'island', values: { ...ISLAND, island_id: 'FILE' }, version: null }],
      }),
    }),
  ),
  exportOrganisation: by('administrator', (client) =>
    client.send('POST', `/api${exportOrganisation.path}`, {
      body: JSON.stringify({ format: 'csv', kinds: ['island'] }),
    }),
  ),
  exportQualifications: by('hr', (client) =>
    client.send('POST', `/api${exportQualifications.path}`, { body: JSON.stringify({ format: 'csv' }) }),
  ),
  checkImport: by('administrator', (client, { table }) =>
    client.call(checkImport, { body: { fileId: table } }),
  ),
  exportImportEffects: by('administrator', (client, { checkedImport }) =>
    client.send('POST', `/api/administration/organisation/imports/${checkedImport}/effects?format=csv`, {}),
  ),
  saveImport: by('administrator', (client, { checkedImport }) =>
    client.call(saveImport, { path: { importId: checkedImport } }),
  ),
  saveQualifications: by('hr', (client, { employee }) => {
    const values = { employee_id: employee, kind: 'SUSPENSION', valid_from: '2027-05-01' };
    return client.call(saveQualifications, {
      body: { edits: [{ kind: 'qualification', values, version: null }] },
    });
  }),
};
