import type { DeskSave } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ITEM, checkFields, checkItemName, contentField, mergeFields } from '@torre/domain/content';
import type { FieldConflict, ItemFields, ItemTypeName } from '@torre/domain/content';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { contentRefusal, deskActors, deskItem } from './desk-item.ts';
import { readTypes, readVersion } from './item.reads.ts';
import type { StandingItem } from './item.reads.ts';
import { insertItem, insertVersion, storeState } from './item.store.ts';

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
 * Throws 409 where a field does not fit, 412 with both texts where somebody else changed the same one.
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
  if (seen === null) throw stale([]);
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
  const decided = ITEM.decide(item.state, 'write', deskActors(actor.principal), factsOfWriting(item));
  if (!decided.ok) throw contentRefusal(decided);
  const state = decided.value!;
  const [version, at] = [item.version + 1, actor.now.toString()];
  const written = {
    name,
    fields,
    english: Object.keys(translated).length === 0 ? null : translated,
  };
  await insertVersion(tx, { ...written, id: item.id, version, by: actor.employeeId, at });
  const { publishedVersion, remark } = item;
  await storeState(tx, item.id, { state, version, publishedVersion, publishAt: null, remark, at });
  await auditChange(tx, actor, {
    what: 'write-content',
    entity: 'content',
    entityKey: item.id,
    values: [
      { field: 'version', privacyClass: 'PUBLIC', old: String(item.version), new: String(version) },
      ...(state === item.state
        ? []
        : [{ field: 'state', privacyClass: 'PUBLIC', old: item.state, new: state } as const]),
    ],
  });
  return { ...item, ...written, state, version, publishAt: null, savedBy: actor.employeeId };
}

/** Nothing forbids to write but the state and the role. */
const factsOfWriting = ({ publishedVersion }: StandingItem) => ({
  isPublished: publishedVersion !== null,
  missing: null,
  isOwnText: false,
  isInFuture: false,
});

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
