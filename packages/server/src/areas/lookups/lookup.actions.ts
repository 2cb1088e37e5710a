import type { LookupEntry } from '@torre/contract/lookups';
import { lookupSentence } from '@torre/contract/lookups/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import { decideLookupChange, lookupAttributes, standsOn } from '@torre/domain/lookups';
import type { LookupList, LookupRefusals, LookupValue } from '@torre/domain/lookups';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { readLookups } from '../../platform/lookups/lookups.ts';
import type { StoredLookup } from '../../platform/lookups/lookups.ts';
import { LOOKUPS_CHANGED } from './lookup-live.ts';
import { lockList, renewVersions, storeLookupChange } from './lookup.store.ts';
import type { ChangedLookup } from './lookup.store.ts';

export interface LookupSave {
  readonly list: LookupList;
  readonly wanted: LookupValue;
  readonly reason: string | null;
  /** The one that was seen; 0 for a new code. */
  readonly version: number;
}

/**
 * Adds a value to a list, changes it or lets it end. Answers the states of the code. Throws Refused: 409 with what does not
 * fit, 412 with what stands.
 */
export async function changeLookup(
  tx: Tx,
  actor: Actor,
  { list, wanted, reason, version }: LookupSave,
): Promise<readonly LookupEntry[]> {
  const { code } = wanted;
  await lockList(tx, list);
  const values = (await readLookups(tx))[list];
  const own = values.filter((value) => value.code === code);
  if ((own[0]?.version ?? 0) !== version)
    throw refused(412, OUTCOME.stale, lookupSentence('stale'), { values: own.map(contractLookup) });
  const decision = decideLookupChange({ list, wanted, reason }, values, actor.today);
  if (!decision.ok) throw refusal(list, decision);
  await storeLookupChange(tx, list, decision.value, version + 1);
  const audit = (day: Day, before: LookupValue | undefined, after: LookupValue | undefined) =>
    auditChange(tx, actor, {
      what: 'change-lookup',
      entity: 'lookup',
      entityKey: `${list} ${code}`,
      reason,
      day: isoDay(day),
      values: changedFields(before, after),
    });
  // One that begins on the same day is what the wanted one is compared with.
  for (const planned of decision.value.replaced)
    if (planned.validFrom > wanted.validFrom) await audit(planned.validFrom, planned, undefined);
  await audit(
    wanted.validFrom,
    own.find((value) => standsOn(value, wanted.validFrom)),
    wanted,
  );
  await publish(tx, LOOKUPS_CHANGED, { list, code });
  const after = await readLookups(tx);
  return after[list].filter((value) => value.code === code).map(contractLookup);
}

/**
 * Values that were written as facts of the organisation: their codes get one version, and everybody hears of each list once.
 * Returns the position of the last event.
 */
export async function announceLookups(tx: Tx, changed: readonly ChangedLookup[]): Promise<string> {
  await renewVersions(tx, changed);
  let position = '';
  for (const { list, code } of new Map(changed.map((one) => [one.list, one])).values())
    position = await publish(tx, LOOKUPS_CHANGED, { list, code });
  return position;
}

export function contractLookup({ validFrom, validTo, ...value }: StoredLookup): LookupEntry {
  return {
    ...value,
    validFrom: compactDay(validFrom),
    validTo: validTo === null ? null : compactDay(validTo),
  };
}

type FieldText = Readonly<Record<string, string | null>>;

function changedFields(before: LookupValue | undefined, after: LookupValue | undefined) {
  const old: FieldText = before ? textsOf(before) : {};
  const now: FieldText = after ? textsOf(after) : {};
  return Object.keys({ ...old, ...now })
    .map((field) => ({
      field: field as 'nameIt',
      privacyClass: 'PUBLIC' as const,
      old: old[field] ?? null,
      new: now[field] ?? null,
    }))
    .filter((value) => value.old !== value.new);
}

function textsOf({ validTo, nameIt, nameEn, aliases, ord, attributes }: LookupValue): FieldText {
  return {
    nameIt,
    nameEn,
    aliases: aliases.join(', '),
    ord: String(ord),
    validTo: validTo === null ? null : isoDay(validTo),
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
  };
}

function refusal(list: LookupList, { code, details }: Refusal<LookupRefusals>): Refused {
  const conflict = (sentence: ReturnType<typeof lookupSentence>): Refused =>
    refused(409, OUTCOME.settingRefused, sentence);
  switch (code) {
    case 'past':
      return refused(409, OUTCOME.pastEffect, lookupSentence(code, { today: displayDay(details.today) }));
    case 'began-later':
      return conflict(lookupSentence(code, { from: displayDay(details.from) }));
    case 'bad-code':
      return conflict(lookupSentence(code, details));
    case 'name-taken':
      return conflict(lookupSentence(code, details));
    case 'bad-attribute':
      return conflict(
        lookupSentence(code, {
          attribute: lookupAttributes(list)[details.attribute]?.label.it ?? details.attribute,
        }),
      );
    default:
      return conflict(lookupSentence(code));
  }
}
