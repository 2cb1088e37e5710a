import type { SettingValue } from '@torre/domain/configuration';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';

export interface NewSettingValue {
  readonly key: string;
  readonly icao: string;
  readonly category: string;
  readonly validFrom: Day;
  readonly value: SettingValue | null;
  readonly withdrawn: boolean;
  readonly reason: string | null;
  readonly changedBy: string;
  readonly changedAt: Temporal.Instant;
}

/** Writes the save that follows the version seen; false when another one took its place. */
export async function insertSettingValue(
  tx: Tx,
  seenVersion: number,
  save: NewSettingValue,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into setting_value (key, icao, version, valid_from, value, withdrawn, reason, changed_by, changed_at, category)
     select $1, $2, $3 + 1, $4, $5::jsonb, $6, $7, $8, $9, $10
      where $3 = coalesce((select max(version) from setting_value where key = $1 and icao = $2 and category = $10), 0)
     on conflict (key, icao, category, version) do nothing`,
    [
      save.key,
      save.icao,
      seenVersion,
      isoDay(save.validFrom),
      save.value === null ? null : JSON.stringify(save.value),
      save.withdrawn,
      save.reason,
      save.changedBy,
      save.changedAt.toString(),
      save.category,
    ],
  );
  return rowCount === 1;
}
