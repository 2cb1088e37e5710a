import { createItem, reportComment } from '@torre/contract/content';
import { DEMO_ARTICLE, DEMO_COMMENT } from '@torre/demo';
import type { TestClient } from '../testing/index.ts';

/** Calls that change rows of who asks alone, as the test sees: they name nobody, or leave a row of the trail. */
export const OWN_ROWS_ONLY = [
  'exportMonth',
  'exportLeaveRequests',
  'exportPunchRequests',
  'exportOtherRequests',
  'selectPlant',
  'createItem',
  'reportComment',
  'makeCalendarFeed',
  'endCalendarFeed',
  'leavePresence',
  'createUpload',
  'changePassword',
  'endOtherSessions',
  'fineSessione',
] as const;

/** A comment stands in the name of who sends it. */
export const ownComment = (client: TestClient) =>
  client.call(createItem, {
    body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo: 'Di chi lo invia' } },
  });

/** A report stands in the name of who sends it. */
export const ownReport = (client: TestClient) => client.call(reportComment, { path: { id: DEMO_COMMENT } });
