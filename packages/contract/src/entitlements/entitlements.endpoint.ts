import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './entitlements.schema.ts';

export { BALANCE_WORDS, entitledText, entitlementList, entitlementListOf } from './entitlement-list.ts';

export type EntitlementRow = Frozen<Static<typeof schema.EntitlementRowSchema>>;
export type StandingEntitlement = Frozen<Static<typeof schema.StandingEntitlementSchema>>;
export type EntitlementBody = Frozen<Static<typeof schema.EntitlementBodySchema>>;
export type PersonRightRow = Frozen<Static<typeof schema.PersonRightSchema>>;
export type OwnRight = Frozen<Static<typeof schema.OwnRightSchema>>;
export type RightBody = Frozen<Static<typeof schema.RightBodySchema>>;
export type NewRightBody = Frozen<Static<typeof schema.NewRightBodySchema>>;
export type YearOpeningReply = ReplyOf<typeof openEntitlementYear>;
/** Of the event `entitlements`: read again what was read of it. */
export type EntitlementsPatch = Frozen<Static<typeof schema.EntitlementsPatchSchema>>;

/** What everybody was opened, year by year: human resources alone. */
export const listEntitlements = endpoint<typeof schema.listEntitlementsSchema>({
  id: 'listEntitlements',
  method: 'GET',
  path: '/hr/entitlements',
});

export const exportEntitlementList = endpoint<typeof schema.exportEntitlementListSchema>({
  id: 'exportEntitlementList',
  path: '/hr/entitlements/list/export',
  ...EXPORT,
});

/** 412 with `current` as it stands when somebody else was first; version 0 adds a year. */
export const saveEntitlement = endpoint<typeof schema.saveEntitlementSchema>({
  id: 'saveEntitlement',
  method: 'PUT',
  path: '/hr/entitlements/{employeeId}/{balance}/{year}',
  required: ['body'],
});

/** Who has a post in the year gets what is due, once; a second time writes nothing. */
export const openEntitlementYear = endpoint<typeof schema.openEntitlementYearSchema>({
  id: 'openEntitlementYear',
  method: 'POST',
  path: '/hr/entitlements/years/{year}',
});

export const readPersonEntitlements = endpoint<typeof schema.readPersonEntitlementsSchema>({
  id: 'readPersonEntitlements',
  method: 'GET',
  path: '/hr/people/{employeeId}/entitlements',
});

/** What gives oneself a right to a cause, from when to when: no manager reads it. */
export const ownRights = endpoint<typeof schema.ownRightsSchema>({
  id: 'ownRights',
  method: 'GET',
  path: '/employee/rights',
});

export const addRight = endpoint<typeof schema.addRightSchema>({
  id: 'addRight',
  method: 'POST',
  path: '/hr/people/{employeeId}/rights',
  required: ['body'],
});

/** 412 with `current` as it stands when somebody else was first. */
export const changeRight = endpoint<typeof schema.changeRightSchema>({
  id: 'changeRight',
  method: 'PUT',
  path: '/hr/rights/{rightId}',
  required: ['body'],
});
