import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './qualifications.schema.ts';

export { EXPIRING_DAYS, qualificationList, qualificationListOf } from './qualification-list.ts';

export type QualificationRow = Frozen<Static<typeof schema.QualificationRowSchema>>;
export type HeldQualification = Frozen<Static<typeof schema.HeldQualificationSchema>>;

/** People of today with the last days of what they hold: HR alone. */
export const listQualifications = endpoint<typeof schema.listQualificationsSchema>({
  id: 'listQualifications',
  method: 'GET',
  path: '/hr/qualifications',
});

export const exportQualificationList = endpoint<typeof schema.exportQualificationListSchema>({
  id: 'exportQualificationList',
  path: '/hr/qualifications/list/export',
  ...EXPORT,
});
