import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './qualifications.schema.ts';

export { qualificationList, qualificationListOf } from './qualification-list.ts';

export type QualificationRow = Frozen<Static<typeof schema.QualificationRowSchema>>;
export type HeldQualification = Frozen<Static<typeof schema.HeldQualificationSchema>>;

export type GapReply = Frozen<Static<typeof schema.QualificationGapSchema>>;
export type DuePeople = Frozen<Static<typeof schema.DuePeopleSchema>>;

/** People of today with the last days of what they hold: HR alone. */
export const listQualifications = endpoint<typeof schema.listQualificationsSchema>({
  id: 'listQualifications',
  method: 'GET',
  path: '/hr/qualifications',
});

/** How many people of today lack a qualification or will within `EXPIRING_DAYS`, and the nearest of them: HR alone. */
export const readDueQualifications = endpoint<typeof schema.readDueQualificationsSchema>({
  id: 'readDueQualifications',
  method: 'GET',
  path: '/hr/qualifications/list/due',
});

export const exportQualificationList = endpoint<typeof schema.exportQualificationListSchema>({
  id: 'exportQualificationList',
  path: '/hr/qualifications/list/export',
  ...EXPORT,
});
