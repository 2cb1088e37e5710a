import { createItem, reportComment, signRead } from '@torre/contract/content';
import { DEMO_ARTICLE, DEMO_COMMENT } from '@torre/demo';
import type { TestClient } from '../testing/index.ts';
import { READ_ASK } from './attack-world.ts';

/** Calls that change rows of who asks alone, as the test sees: they name nobody, or leave a row of the trail. */
export const OWN_ROWS_ONLY = [
  'exportMonth',
  'exportLeaveRequests',
  'exportPunchRequests',
  'exportOtherRequests',
  'selectPlant',
  'createItem',
  'reportComment',
  'signRead',
  'makeCalendarFeed',
  'endCalendarFeed',
  'leavePresence',
  'leaveItem',
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

/** So does a signature. */
export const ownSignature = (client: TestClient) =>
  client.call(signRead, { path: { askId: READ_ASK }, body: { version: 1 } });
