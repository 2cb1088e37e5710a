import { isDeepStrictEqual } from 'node:util';
import type { DeskSave } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { checkFields, checkItemName, contentField, isReference, mergeFields } from '@torre/domain/content';
import type { FieldConflict, ItemFields, ItemTypeName } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { contentRefusal, deskItem } from './desk-item.ts';
import { readTypes, readVersion } from './item.reads.ts';
import type { StandingItem } from './item.reads.ts';
import { insertItem } from './item.store.ts';
import { takeBackCarriers, writeVersion } from './item-version.actions.ts';

/** Begins a draft and answers its id. Throws 409 where a field or the name does not fit. */
export async function createDraft(
  tx: Tx,
  actor: Actor,
  type: ItemTypeName,
  wanted: { readonly name: string; readonly fields: ItemFields; readonly fileId?: string },
): Promise<string> {
  const [id, name] = [uuidv7(), fittingName(wanted.name)];
  const fields = await fittingFields(tx, type, wanted.fields);
  const written = {
    id,
    version: 1,
    name,
    fields,
    english: null,
    by: actor.employeeId,
    at: actor.now.toString(),
  };
  await insertItem(tx, { ...written, type, fileId: wanted.fileId ?? null });
  await auditChange(tx, actor, {
    what: 'create-content',
    entity: 'content',
    entityKey: id,
    values: [{ field: 'state', privacyClass: 'PUBLIC', old: null, new: 'DRAFT' }],
  });
  return id;
}

/**
 * Saves the fields that somebody changed in the version that they saw, as a new version. What others changed meanwhile stays.
 * Throws 409 where a field does not fit, 412 with both texts where somebody else changed the same one, and
 * with none where the item is no longer in the state that was seen.
 */
export async function saveDraft(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  save: DeskSave,
  fourEyes: boolean,
): Promise<StandingItem> {
  const seen = save.version === item.version ? item : await readVersion(tx, item.id, save.version);
  const stale = (conflicts: readonly (FieldConflict & { readonly side: 'it' | 'en' })[]) =>
    refused(412, OUTCOME.stale, contentSentence('stale'), {
      item: deskItem(item, { principal: actor.principal, fourEyes }),
      conflicts,
    });
  // Who did not see that it was asked for or scheduled meanwhile takes nothing back by typing on.
  const isOvertaken = save.state !== undefined && save.state !== item.state;
  if (seen === null || isOvertaken) throw stale([]);
  const reference = Object.keys(save.english ?? {}).find((field) => isReference(item.type, field));
  if (reference !== undefined)
    throw refused(409, OUTCOME.contentRefused, contentSentence('textsAlone', { field: reference }));
  const italian = mergeFields(seen.fields, item.fields, save.fields ?? {});
  const english = mergeFields(seen.english ?? {}, item.english ?? {}, save.english ?? {});
  const conflicts = [
    ...italian.conflicts.map((one) => ({ ...one, side: 'it' as const })),
    ...english.conflicts.map((one) => ({ ...one, side: 'en' as const })),
  ];
  const name = save.name === undefined ? item.name : fittingName(save.name);
  if (conflicts.length > 0 || (name !== item.name && item.name !== seen.name)) throw stale(conflicts);
  const fields = await fittingFields(tx, item.type, italian.fields);
  const translated = await fittingFields(tx, item.type, english.fields);
  const written = {
    name,
    fields,
    english: Object.keys(translated).length === 0 ? null : translated,
  };
  // A save that says what stands writes nothing: who saves would be who wrote the newest version.
  if (isDeepStrictEqual(written, { name: item.name, fields: item.fields, english: item.english }))
    return item;
  const saved = await writeVersion(tx, actor, item, written);
  await takeBackCarriers(tx, actor, saved);
  return saved;
}

function fittingName(given: string): string {
  const checked = checkItemName(given);
  if (!checked.ok) throw contentRefusal(checked);
  return checked.value;
}

/** The fields as they are kept: each fits its type, and names items of the type that it is for. */
async function fittingFields(tx: Tx, type: ItemTypeName, given: ItemFields): Promise<ItemFields> {
  const checked = checkFields(type, given);
  if (!checked.ok) throw contentRefusal(checked);
  const named = Object.entries(checked.value).flatMap(([field, value]) => {
    const declared = contentField(type, field);
    return declared === undefined || !('of' in declared)
      ? []
      : [value].flat().map((id) => ({ field, id, of: declared.of }));
  });
  if (named.length === 0) return checked.value;
  const ids = named.map(({ id }) => id);
  const types = ids.every((id) => UUID.test(id)) ? await readTypes(tx, ids) : new Map<string, ItemTypeName>();
  const wrong = named.find(({ id, of }) => types.get(id) !== of);
  if (wrong) throw contentRefusal({ ok: false, code: 'wrong-kind', details: { field: wrong.field } });
  return checked.value;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
