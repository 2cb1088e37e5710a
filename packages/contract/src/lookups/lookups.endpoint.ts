import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './lookups.schema.ts';

/** A state of a value of a list. */
export type LookupEntry = Frozen<Static<typeof schema.LookupEntrySchema>>;
export type LookupBody = Frozen<Static<typeof schema.LookupBodySchema>>;
export type LookupsReply = ReplyOf<typeof readLookups>;

/** Everything that can be chosen from; kept by the browser until the event `lookups`. */
export const readLookups = endpoint<typeof schema.readLookupsSchema>({
  id: 'readLookups',
  method: 'GET',
  path: '/lookups',
});

/** Who has a value after a day: asked before it ends. Values that no table names are used by nobody. */
export const readLookupUses = endpoint<typeof schema.readLookupUsesSchema>({
  id: 'readLookupUses',
  method: 'GET',
  path: '/administration/lookups/{list}/{code}/uses',
  required: ['after'],
});

/** 412 with `values` as they stand when somebody else was first. */
export const changeLookup = endpoint<typeof schema.changeLookupSchema>({
  id: 'changeLookup',
  method: 'PUT',
  path: '/administration/lookups/{list}/{code}',
  required: ['body'],
});
