import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './preview.schema.ts';

/** People against chairs in one hour, or in the worst one. */
export type Figures = Frozen<Static<typeof schema.FiguresSchema>>;
export type Compared = Frozen<Static<typeof schema.ComparedSchema>>;
/** One counter before and after a change: in all, by island, by specialization and by hour. */
export type PreviewedCounter = Frozen<Static<typeof schema.PreviewedCounterSchema>>;
/** A cell as it would stand. A swap is two of these. */
export type WishedShift = Frozen<Static<typeof schema.WishedShiftSchema>>;
/** Time away: whole days, or with times a stretch of hours. */
export type WishedAbsence = Frozen<Static<typeof schema.WishedAbsenceSchema>>;
/** A secondary activity; without times the whole shift of the day. */
export type WishedActivity = Frozen<Static<typeof schema.WishedActivitySchema>>;
export type WishedChange = WishedShift | WishedAbsence | WishedActivity;
export type PreviewBody = Frozen<Static<typeof schema.PreviewBodySchema>>;
export type PreviewReply = Frozen<Static<typeof schema.PreviewReplySchema>>;

export const previewCounters = endpoint<typeof schema.previewCountersSchema>({
  id: 'counterPreview',
  method: 'POST',
  path: '/manager/counters/preview',
  load: 'read',
  required: ['division', 'body'],
});
