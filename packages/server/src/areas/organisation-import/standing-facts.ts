import {
  FACT_KINDS,
  FACT_KIND_NAMES,
  QUALIFICATION,
  emptyFacts,
  keyOfFact,
  kindOf,
} from '@torre/domain/organisation';
import type { FactKindName, FactSet, FactValue } from '@torre/domain/organisation';
import { readColumn, versionColumn } from '../organisation/index.thread.ts';
import type { Queryable } from '../../platform/db/index.ts';

export const NO_QUALIFICATIONS: readonly FactKindName[] = FACT_KIND_NAMES.filter(
  (kind) => kind !== QUALIFICATION,
);

/** Rows of some kinds as PostgreSQL writes them: JSON, a row an array of its columns and its version. */
export type FactTexts = Readonly<Partial<Record<FactKindName, string>>>;

/**
 * The rows of these kinds in one statement, so that they stood together, and as texts: a work thread reads them, not the thread
 * that answers everybody. `plant`: those of the plant and of everybody who is, was or will be there.
 */
export async function readFactTexts(
  on: Queryable,
  kinds: readonly FactKindName[],
  plant: string | null = null,
): Promise<FactTexts> {
  const columns = kinds.map((kind) => `(${textOfKind(kind, plant !== null)}) as ${kind}`);
  const { rows } = await on.query<Record<FactKindName, string>>({
    text: `select ${columns.join(', ')}`,
    values: plant === null ? [] : [plant],
  });
  return rows[0]!;
}

/** The rows of these kinds as texts, and what tells whether the same rows stand later (`readDigest`). */
export async function readTextsAndDigest(
  on: Queryable,
  kinds: readonly FactKindName[],
): Promise<{ readonly texts: FactTexts; readonly digest: string }> {
  const columns = kinds.map((kind) => `(${textOfKind(kind, false)}) as ${kind}`);
  const { rows } = await on.query<Record<FactKindName | 'digest', string>>(
    `with texts as materialized (select ${columns.join(', ')})
      select texts.*, md5(concat(${kinds.join(', ')})) as digest from texts`,
  );
  const { digest, ...texts } = rows[0]!;
  return { texts, digest };
}

/** Another one wherever a row of these kinds is another than before. */
export async function readDigest(on: Queryable, kinds: readonly FactKindName[]): Promise<string> {
  const texts = kinds.map((kind) => `(${textOfKind(kind, false)})`);
  const { rows } = await on.query<{ digest: string }>(`select md5(concat(${texts.join(', ')})) as digest`);
  return rows[0]!.digest;
}

function textOfKind(kind: FactKindName, isOfPlant: boolean): string {
  const columns = Object.keys(FACT_KINDS[kind].columns).map((name) => readColumn(kind, name));
  const conditions = [...(isOfPlant ? ofPlant(kind) : []), ...(REAL[kind] ? [REAL[kind]] : [])];
  return `select coalesce(json_agg(json_build_array(${columns.join(', ')}, ${versionColumn(kind)})
      order by ${kindOf(kind).key.join(', ')}), '[]')::text
    from ${kind}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`;
}

export async function isKnownPlant(on: Queryable, plant: string): Promise<boolean> {
  const { rowCount } = await on.query('select 1 from plant where icao = $1', [plant]);
  return rowCount === 1;
}

/** Rows that say something: a managed plant `-` is none. */
const REAL: Partial<Record<FactKindName, string>> = { managed_plant: "icao <> '-'" };

function ofPlant(kind: FactKindName): readonly string[] {
  const { of, columns } = kindOf(kind);
  // Units of other plants name plants that are not in the file: it could not be read in elsewhere.
  if (of === 'all') return 'icao' in columns ? ['(icao is null or icao = $1)'] : [];
  return of === 'plant' || kind === 'managed_plant'
    ? ['icao = $1']
    : ['employee_id in (select a.employee_id from assignment a where a.icao = $1)'];
}

/** The rows of such texts. */
export function factsOf(texts: FactTexts): FactSet {
  const facts = emptyFacts();
  for (const [kind, text] of Object.entries(texts) as [FactKindName, string][]) {
    const columns = Object.keys(FACT_KINDS[kind].columns);
    for (const row of JSON.parse(text) as FactValue[][]) {
      const values = Object.fromEntries(columns.map((column, at) => [column, row[at]!]));
      facts[kind].set(keyOfFact(kind, values), { values, version: row[columns.length] as number });
    }
  }
  return facts;
}
