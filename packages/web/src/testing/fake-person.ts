import { readFreeCode, readPersonFacts } from '@torre/contract/organisation';
import { onTestFinished } from 'vitest';
import { StandingOrganisation } from './fake-organisation.ts';
import type { FakeServer } from './fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from './fake-session.ts';
import { openApp } from './mounted-app.tsx';

export const ANNA = '800001';
const OF_ANNA = { employee_id: ANNA, valid_from: '2020-01-01', valid_to: null };

/** Anna Rossi, controller of Napoli with a cycle and an endorsement; Firenze has a unit, a specialization and a cycle too. */
function withAnna(): StandingOrganisation {
  const organisation = new StandingOrganisation();
  const [specialization] = organisation.rows('specialization');
  const [shift] = organisation.rows('shift_definition');
  organisation.put('unit', { unit_code: 'LIRQ-OPS', icao: 'LIRQ', name: 'Operazioni', valid_to: null });
  organisation.put('specialization', { ...specialization!, icao: 'LIRQ', specialization_id: 'ADI' });
  organisation.put('shift_definition', { ...shift!, icao: 'LIRQ' });
  for (const icao of ['LIRN', 'LIRQ'])
    organisation.put('base_cycle', {
      icao,
      cycle_id: `CICLO-${icao}`,
      name: icao,
      turns: ['M', 'FREE', 'R'],
      rests_on_holidays: false,
      valid_to: null,
    });
  organisation.put('employee', {
    employee_id: ANNA,
    surname: 'Rossi',
    name: 'Anna',
    company: '',
    person_type: '',
  });
  organisation.put('assignment', {
    ...OF_ANNA,
    icao: 'LIRN',
    unit_code: 'LIRN-OPS',
    category: 'CTA',
    island_id: 'NORD',
    employment_condition: 'LO',
  });
  organisation.put('employee_cycle', {
    ...OF_ANNA,
    icao: 'LIRN',
    cycle_id: 'CICLO-LIRN',
    anchor_day: '2020-01-01',
  });
  organisation.put('employee_specialization', {
    ...OF_ANNA,
    valid_to: '2028-12-31',
    icao: 'LIRN',
    specialization_id: 'ADC',
  });
  return organisation;
}

type Missing = readonly ('LICENCE' | 'MEDICAL' | 'ENGLISH')[];

/** An administrator looks at an address of the organisation in which Anna works. */
export function openOrganisation(
  address: string,
  { missing = [], declare }: { missing?: Missing; declare?: (server: FakeServer) => void } = {},
  organisation = withAnna(),
) {
  const app = openApp(address, (server) => {
    signedIn(server, ADMINISTRATOR);
    organisation.declare(server);
    server.answers(readPersonFacts, () => ({
      outcome: DONE,
      facts: Object.fromEntries(
        Object.entries(organisation.facts).map(([kind, rows]) => [kind, [...rows.values()]]),
      ),
      missing: [...missing],
    }));
    server.answers(readFreeCode, { outcome: DONE, code: '900000' });
    declare?.(server);
  });
  onTestFinished(app.close);
  return { ...app, app, organisation };
}
