import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { decideSettingChange } from '@torre/domain/configuration';
import type { Setting, SettingRefusals } from '@torre/domain/configuration';
import { compactDay, dayFromCompact, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import type { Categories } from '@torre/domain/lookups';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import { CONFIGURATION_TOPIC } from '../../platform/configuration/configuration.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { readPlantNames } from './account-detail.reads.ts';
import { readStanding } from './configuration.reads.ts';
import type { StandingConfiguration } from './configuration.reads.ts';
import { insertSettingValue } from './configuration.store.ts';

export interface WantedValue {
  readonly key: string;
  /** '' for the organisation. */
  readonly icao: string;
  /** '' for all categories. */
  readonly category: string;
  readonly validFrom: Day;
  readonly value: unknown;
  readonly version: number;
  readonly reason: string | null;
}

/**
 * Gives a setting a value from a day on. Throws Refused: 400 for a plant that does not exist, 409 when the value does not
 * fit or the past would change without a reason, 412 with what stands.
 */
export async function changeSetting(
  tx: Tx,
  actor: Actor,
  setting: Setting,
  wanted: WantedValue,
  categories: Categories,
): Promise<StandingConfiguration> {
  const decision = decideSettingChange({ ...wanted, setting }, actor.today, categories);
  if (!decision.ok) throw settingRefusal(decision);
  const exists = (await readPlantNames(tx, actor.today)).some(({ icao }) => icao === wanted.icao);
  if (wanted.icao !== '' && !exists)
    throw refused(400, OUTCOME.malformed, administrationSentence('unknown-plant', { icao: wanted.icao }));
  return saved(tx, actor, { ...wanted, value: decision.value, withdrawn: false });
}

/** Takes back a value that has not begun. Throws Refused: 404 where none is planned, 409 for one that has begun, 412. */
export async function withdrawSetting(
  tx: Tx,
  actor: Actor,
  wanted: Omit<WantedValue, 'value' | 'reason'>,
): Promise<StandingConfiguration> {
  if (wanted.validFrom <= actor.today)
    throw refused(409, OUTCOME.pastEffect, administrationSentence('settingBegun'));
  const { values } = await readStanding(tx, wanted.key);
  const from = compactDay(wanted.validFrom);
  if (!values.some((row) => isOf(row, wanted) && row.validFrom === from))
    throw refused(404, OUTCOME.notFound, administrationSentence('nothingPlanned'));
  return saved(tx, actor, { ...wanted, value: null, withdrawn: true, reason: null });
}

type Save = Omit<WantedValue, 'value'> &
  Pick<Parameters<typeof insertSettingValue>[2], 'value' | 'withdrawn'>;

/** Version, audit, event. */
async function saved(tx: Tx, actor: Actor, save: Save): Promise<StandingConfiguration> {
  const before = await readStanding(tx, save.key);
  const reason = save.reason?.trim() || null;
  const row = { ...save, changedBy: actor.employeeId, changedAt: actor.now, reason };
  if (!(await insertSettingValue(tx, save.version, row))) {
    throw refused(412, OUTCOME.stale, administrationSentence('settingStale'), {
      ...(await readStanding(tx, save.key)),
    });
  }
  await auditChange(tx, actor, {
    what: save.withdrawn ? 'withdraw-setting' : 'change-setting',
    entity: 'setting',
    entityKey: save.key,
    reason,
    icao: save.icao || null,
    day: isoDay(save.validFrom),
    values: [
      { field: 'valore', privacyClass: 'PUBLIC', old: textBefore(before, save), new: textOf(save.value) },
      ...(save.category === ''
        ? []
        : [{ field: 'categoria', privacyClass: 'PUBLIC', old: null, new: save.category } as const]),
    ],
  });
  await publish(tx, CONFIGURATION_TOPIC, { key: save.key, icao: save.icao });
  return readStanding(tx, save.key);
}

type Target = Pick<WantedValue, 'icao' | 'category'>;

const isOf = (one: Target, other: Target): boolean =>
  one.icao === other.icao && one.category === other.category;

/** What stood from that very day or, without one, what a value of its own said before it. */
function textBefore({ values }: StandingConfiguration, save: Save): string | null {
  const earlier = values.filter((row) => isOf(row, save) && dayFromCompact(row.validFrom)! <= save.validFrom);
  return textOf(earlier.at(-1)?.value ?? null);
}

function textOf(value: unknown): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

export function settingRefusal({ code, details }: Refusal<SettingRefusals>): Refused {
  const fit = (sentence: Sentence): Refused => refused(409, OUTCOME.settingRefused, sentence);
  switch (code) {
    case 'out-of-bounds':
      return fit(administrationSentence(code, details));
    case 'bad-item':
    case 'repeated-item':
      return fit(administrationSentence(code, details));
    case 'past':
      return refused(
        409,
        OUTCOME.pastEffect,
        administrationSentence(code, { today: displayDay(details.today) }),
      );
    default:
      return fit(administrationSentence(code));
  }
}
