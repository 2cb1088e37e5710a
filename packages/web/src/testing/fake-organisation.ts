import {
  previewOrganisation,
  readOrganisation,
  saveOrganisation,
  type FactsBody,
} from '@torre/contract/organisation';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { checkFacts, emptyFacts, keyOfFact, kindOf } from '@torre/domain/organisation';
import type { FactFault, FactKindName, FactRow } from '@torre/domain/organisation';
import type { FakeServer } from './fake-server.ts';
import { DONE } from './fake-session.ts';

const PLANT = {
  class: 'B',
  shift_type: 'H24',
  kind: 'FUNZIONE',
  is_strategic: false,
  comune: 'Napoli',
  ord: 1,
  valid_to: null,
};
const ROWS: Partial<Record<FactKindName, readonly FactRow[]>> = {
  plant: [
    { ...PLANT, icao: 'LIRN', name: 'Napoli' },
    { ...PLANT, icao: 'LIRQ', name: 'Firenze', comune: 'Firenze', ord: 2 },
  ],
  unit: [{ unit_code: 'LIRN-OPS', icao: 'LIRN', name: 'Operazioni', valid_to: null }],
  island: [{ icao: 'LIRN', island_id: 'NORD', name: 'Nord', ord: 1, valid_to: null }],
  specialization: ['ADC', 'APS'].map((id) => ({
    icao: 'LIRN',
    specialization_id: id,
    name: id,
    rating: id,
    category: 'CTA',
    licensed: true,
    of_category: false,
    valid_to: null,
  })),
  shift_definition: [
    ['M', 'Mattina', 420, 900, 1],
    ['P', 'Pomeriggio', 900, 1380, 2],
  ].map(([name, description, begin, end, ord]) => ({
    icao: 'LIRN',
    name: name!,
    from_date: '2020-01-01',
    to_date: null,
    description: description!,
    shift_class: 'LAV',
    begin_time: begin!,
    end_time: end!,
    begin_time_non_working: null,
    end_time_non_working: null,
    start_offset: 0,
    secondary_activity: false,
    ord: ord!,
  })),
  position: ['TWR', 'GND'].map((id, index) => ({
    icao: 'LIRN',
    position_id: id,
    valid_from: '2000-01-01',
    valid_to: null,
    name: id,
    kind: 'LAV',
    island_id: null,
    specialization_id: 'ADC',
    ord: index + 1,
  })),
  operating_configuration: [
    {
      icao: 'LIRN',
      configuration_id: 'ORD',
      name: 'Ordinaria',
      day_type: 'TUTTI',
      valid_from: '2020-01-01',
      valid_to: null,
    },
  ],
  position_opening: [
    {
      icao: 'LIRN',
      configuration_id: 'ORD',
      position_id: 'TWR',
      begin_hour: 6,
      end_hour: 22,
      valid_from: '2000-01-01',
      valid_to: null,
    },
  ],
};

/** The organisation as a server keeps it: edits are checked by the domain's own rules, over the versions that were seen. */
export class StandingOrganisation {
  readonly facts = emptyFacts();
  /** What is read waits for it; null: nothing does. */
  readAfter: Promise<void> | null = null;

  constructor() {
    for (const [kind, rows] of Object.entries(ROWS))
      for (const row of rows) this.put(kind as FactKindName, row);
  }

  /** A row as somebody else saves it. */
  put(kind: FactKindName, row: FactRow): void {
    const key = keyOfFact(kind, row);
    this.facts[kind].set(key, { values: row, version: (this.facts[kind].get(key)?.version ?? 0) + 1 });
  }

  rows(kind: FactKindName): readonly FactRow[] {
    return [...this.facts[kind].values()].map(({ values }) => values);
  }

  readonly declare = (server: FakeServer): void => {
    server.answers(readOrganisation, async ({ query }) => {
      await this.readAfter;
      return {
        outcome: DONE,
        facts: Object.fromEntries(
          Object.entries(this.facts).map(([kind, rows]) => [
            kind,
            [...rows.values()].filter(({ values }) => isOf(values, query.get('plant'))),
          ]),
        ),
        ...(query.has('plant') ? {} : { counts: { LIRN: { unit: 1, assignment: 24 } } }),
      };
    });
    server.answers(previewOrganisation, ({ body }) => {
      const { changes, faults, stale } = this.#check(body as FactsBody);
      return {
        outcome: DONE,
        changed: changes.length,
        faults: faults.map(faultReply),
        stale: [...stale],
        effects: null,
      };
    });
    server.answers(saveOrganisation, ({ body }) => {
      const sent = body as FactsBody;
      const { changes, faults, stale } = this.#check(sent);
      if (stale.length > 0) return Response.json(this.#stale(sent, stale), { status: 412 });
      const outcome = { code: OUTCOME.organisationRefused, messageIT: 'Da correggere.' };
      if (faults.length > 0)
        return Response.json({ outcome, faults: faults.map(faultReply) }, { status: 409 });
      for (const { kind, before, after } of changes) {
        if (after === null) this.facts[kind].delete(keyOfFact(kind, before!));
        else this.put(kind, after);
      }
      return { outcome: DONE, changed: changes.length, position: null };
    });
  };

  #check({ edits }: FactsBody) {
    // Lists have calls of their own: what is read of a plant has none.
    const standing = { ...this.facts, lookup_value: CATEGORY_VALUES };
    return checkFacts(edits, { standing, today: '2026-12-14' });
  }

  #stale({ edits }: FactsBody, stale: readonly number[]) {
    const current = stale.map((index) => {
      const { kind, values } = edits[index]!;
      const key = kindOf(kind).key.map((column) => values[column]);
      return { kind, key, fact: this.facts[kind].get(keyOfFact(kind, values)) ?? null };
    });
    return { outcome: { code: OUTCOME.stale, messageIT: 'È cambiato.' }, current };
  }
}

const CATEGORY_VALUES = new Map(
  ['CTA', 'EAV', 'METEO'].map((code) => {
    const values: FactRow = { list: 'category', code, valid_from: '1970-01-01' };
    return [keyOfFact('lookup_value', values), { values, version: 1 }];
  }),
);

const isOf = ({ icao }: FactRow, plant: string | null): boolean =>
  plant === null || icao === undefined || icao === plant;

/** As the server words it; a fault with values says its code. */
function faultReply({ edit, column, code }: FactFault) {
  const plain =
    code === 'required' || code === 'daysReversed' || code === 'timesHalf' || code === 'removedState';
  return { edit, column, messageIT: plain ? organisationSentence(code).messageIT : code };
}
