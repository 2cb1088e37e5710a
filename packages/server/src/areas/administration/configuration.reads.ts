import type { SettingSave, SettingVersion, StandingValue } from '@torre/contract/administration';
import { SETTINGS } from '@torre/domain/configuration';
import { compactDay, dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { displayInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/index.ts';

const day = (iso: string): string => compactDay(dayFromIso(iso) as Day);

export interface StandingConfiguration {
  readonly values: readonly StandingValue[];
  readonly versions: readonly SettingVersion[];
}

/** What stands, planned values included; of one key or of all. */
export async function readStanding(on: Queryable, key: string | null): Promise<StandingConfiguration> {
  const { rows } = await on.query(
    `select key, icao, category, valid_from, value, withdrawn,
            max(version) over (partition by key, icao, category) as version
       from (select distinct on (key, icao, category, valid_from) *
               from setting_value where $1::text is null or key = $1
              order by key, icao, category, valid_from, version desc) as last
      order by key, icao, category, valid_from`,
    [key],
  );
  const known = rows.filter((row) => SETTINGS.has(row.key));
  const versions = new Map(
    known.map(({ key: of, icao, category, version }) => [
      `${of} ${icao} ${category}`,
      { key: of, icao, category, version },
    ]),
  );
  return {
    values: known
      .filter((row) => !row.withdrawn)
      .map((row) => ({
        key: row.key,
        icao: row.icao,
        category: row.category,
        validFrom: day(row.valid_from),
        value: row.value,
      })),
    versions: [...versions.values()],
  };
}

/** Every save of a setting, newest first. */
export async function readSaves(on: Queryable, key: string): Promise<SettingSave[]> {
  const { rows } = await on.query(
    `select v.icao, v.category, v.version, v.valid_from, v.value, v.withdrawn, v.reason, v.changed_at,
            nullif(concat_ws(' ', e.surname, e.name), '') as changed_by
       from setting_value v left join employee e on e.employee_id = v.changed_by
      where v.key = $1 order by v.changed_at desc, v.icao, v.category, v.version desc limit 200`,
    [key],
  );
  return rows.map((row) => ({
    icao: row.icao,
    category: row.category,
    version: row.version,
    validFrom: day(row.valid_from),
    value: row.value,
    withdrawn: row.withdrawn,
    reason: row.reason,
    changedBy: row.changed_by,
    changedAt: displayInstant(row.changed_at),
  }));
}
