import type { OrganisationEvent, OrganisationPatch } from '@torre/contract/organisation';
import { ROLE } from '@torre/domain/identity';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { FACT_KINDS, QUALIFICATION } from '@torre/domain/organisation';
import type { FactKindName } from '@torre/domain/organisation';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of plants, their rooms and shifts, and of who works where. */
export const ORGANISATION_CHANGED = topic('organisation.changed');

/** A change as what is kept in memory asks for it. */
export interface ChangedOrganisation {
  /** null: all. */
  readonly plant: string | null;
  /** Both included; null: no bound. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly kinds: readonly FactKindName[];
}

/** Announces a change of what rosters and counters follow from; returns the position of the save. */
export function publishOrganisation(tx: Tx, changed: OrganisationPatch): Promise<string> {
  return publish(tx, ORGANISATION_CHANGED, changed);
}

export const changedOrganisation = (rows: readonly OutboxRow[]): readonly ChangedOrganisation[] =>
  rows.map(({ payload }) => {
    const { plant, from, to, kinds } = payload as OrganisationPatch;
    return { plant, from: dayOf(from), to: dayOf(to), kinds: kinds as readonly FactKindName[] };
  });

const dayOf = (iso: string | null): Day | null => (iso === null ? null : dayFromIso(iso));

/** Whether a roster or a counter follows from something of the change; other kinds are read whenever they are asked for. */
export const movesRosters = ({ kinds }: Pick<ChangedOrganisation, 'kinds'>): boolean =>
  kinds.some((kind) => FACT_KINDS[kind].counts);

/** Whether the change reaches these days, both included, of the plant. */
export function reachesDays(
  { plant, from, to }: ChangedOrganisation,
  icao: string,
  days: { readonly from: Day; readonly to: Day },
): boolean {
  return (
    (plant === null || plant === icao) &&
    (from === null || from <= days.to) &&
    (to === null || days.from <= to)
  );
}

/** Of interest to who plans, until somebody generates a month from them. */
const PLANNED: ReadonlySet<string> = new Set<FactKindName>(['base_cycle', 'employee_cycle']);

/** Plant, days and kinds are nobody's secret, but of papers: whose days these are can be guessed. Every screen reads again. */
export const organisationMessages = (rows: readonly OutboxRow[]): readonly LiveMessage[] =>
  rows.map(({ payload, position }) => {
    const changed = payload as OrganisationPatch;
    const hidden = changed.kinds.includes(QUALIFICATION) ? { from: null, to: null, kinds: [] } : {};
    const patch: OrganisationEvent = { ...changed, ...hidden, position };
    const { plant, kinds } = changed;
    const isPlan = plant !== null && kinds.every((kind) => PLANNED.has(kind));
    return {
      name: 'organisation',
      audience: (reader) =>
        !isPlan || managesPlant(reader, plant) || reader.roles.has(ROLE.admin) ? patch : null,
    };
  });
