import { FACT_KINDS, FACT_KIND_NAMES, emptyFacts, keyOfFact, kindOf } from '@torre/domain/organisation';
import type { FactKindName, FactRow, FactSet, StandingFact } from '@torre/domain/organisation';
import type { Queryable } from '../../platform/db/index.ts';
import { readColumn, versionColumn } from './stored-columns.ts';

/** Of whom facts are read; 'all': of everybody. */
export interface FactScope {
  readonly plants: 'all' | readonly string[];
  readonly people: 'all' | readonly string[];
  /** Accounts beside those of the people. */
  readonly users?: readonly string[];
}

/**
 * The rows of these kinds as they stand, by key: what belongs to no plant and no person whole, and all plants, which are few;
 * of plants and people those of the scope.
 */
export async function readFacts(
  on: Queryable,
  scope: FactScope,
  kinds: readonly FactKindName[] = FACT_KIND_NAMES,
): Promise<FactSet> {
  const facts = emptyFacts();
  for (const kind of kinds) {
    for (const row of await readKind(on, kind, scope)) facts[kind].set(keyOfFact(kind, row.values), row);
  }
  return facts;
}

async function readKind(
  on: Queryable,
  kind: FactKindName,
  scope: FactScope,
): Promise<readonly StandingFact[]> {
  const columns = Object.keys(FACT_KINDS[kind].columns).map((name) => `${readColumn(kind, name)} as ${name}`);
  const { condition, values } = conditionOf(kind, scope);
  const { rows } = await on.query<Record<string, FactRow[string]> & { version: number }>({
    text: `select ${columns.join(', ')}, ${versionColumn(kind)} as version from ${kind} where ${condition} order by ${FACT_KINDS[kind].key.join(', ')}`,
    values: [...values],
  });
  return rows.map(({ version, ...row }) => ({ values: row as FactRow, version }));
}

function conditionOf(
  kind: FactKindName,
  { plants, people, users = [] }: FactScope,
): { readonly condition: string; readonly values: readonly unknown[] } {
  const { of } = kindOf(kind);
  const wanted = of === 'plant' ? plants : people;
  if (of === 'all' || kind === 'plant' || wanted === 'all') return { condition: 'true', values: [] };
  switch (kind) {
    case 'account':
      return { condition: 'employee_id = any($1) or user_name = any($2)', values: [wanted, users] };
    case 'managed_plant':
      return {
        condition:
          'user_name = any($2) or user_name in (select user_name from account where employee_id = any($1))',
        values: [wanted, users],
      };
    default:
      return { condition: `${of === 'plant' ? 'icao' : 'employee_id'} = any($1)`, values: [wanted] };
  }
}

/** Personnel codes of everybody who is, was or will be of a plant. */
export async function readPeopleOfPlant(on: Queryable, icao: string): Promise<readonly string[]> {
  const { rows } = await on.query<{ employee_id: string }>({
    name: 'organisation-people-of-plant',
    text: 'select distinct employee_id from assignment where icao = $1',
    values: [icao],
  });
  return rows.map((row) => row.employee_id);
}

/** The plants of these people on the days of a stretch, YYYY-MM-DD; '' and 9999-12-31 are no bounds. */
export async function readPlantsOfPeople(
  on: Queryable,
  people: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await on.query<{ employee_id: string; plants: string[] }>({
    name: 'organisation-plants-of-people',
    text: `select employee_id, array_agg(distinct icao) as plants from assignment
      where employee_id = any($1) and icao is not null group by employee_id`,
    values: [people],
  });
  return new Map(rows.map((row) => [row.employee_id, new Set(row.plants)]));
}

/** Personnel codes of the people whose accounts these are, by user name. */
export async function readPeopleOfAccounts(
  on: Queryable,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (users.length === 0) return new Map();
  const { rows } = await on.query<{ user_name: string; employee_id: string }>({
    name: 'organisation-people-of-accounts',
    text: 'select user_name, employee_id from account where user_name = any($1)',
    values: [users],
  });
  return new Map(rows.map((row) => [row.user_name, row.employee_id]));
}
