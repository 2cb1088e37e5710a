import { OUTCOME } from '@torre/contract/outcome';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { allow, denied } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import type { Database, Queryable } from '../../platform/db/index.ts';
import { refused, refusedAccess } from '../../platform/http/refused.ts';

/** Plant of a division; null for a division that does not exist. */
export async function plantOfDivision(db: Queryable, divisionId: string): Promise<string | null> {
  const { rows } = await db.query<{ icao: string }>({
    name: 'division-plant',
    text: 'select icao from division where division_id = $1',
    values: [divisionId],
  });
  return rows[0]?.icao ?? null;
}

/** The one division of a plant (decisions.md). */
export async function divisionOfPlant(db: Database, icao: string): Promise<string> {
  const { rows } = await db.query<{ division_id: string }>({
    name: 'plant-division',
    text: 'select division_id from division where icao = $1',
    values: [icao],
  });
  return rows[0]!.division_id;
}

/** Plant of a division that the person manages; refuses with 404 and 403. */
export async function managedPlant(db: Queryable, principal: Principal, division: string): Promise<string> {
  const icao = await plantOfDivision(db, division);
  if (icao === null) throw refused(404, OUTCOME.notFound, noDivision);
  const access = managesDivision(principal, { icao });
  if (access !== 'allow') throw refusedAccess(access);
  return icao;
}

export const noDivision = rosterSentence('divisionUnknown');

/** As `managedPlant`, for what was found in the division's plant. */
export function managesDivision(principal: Principal, { icao }: { readonly icao: string }): Access {
  return managesPlant(principal, icao) ? allow : denied(rosterSentence('divisionNotManaged'));
}

/** Steps of a save in the plant of a division that the request names. */
export function ofDivision<V>(divisionOf: (values: V) => string) {
  return {
    find: async (tx: Queryable, values: V) => {
      const icao = await plantOfDivision(tx, divisionOf(values));
      return icao === null ? null : { icao };
    },
    missing: noDivision,
    may: managesDivision,
  };
}
