import { readFirstSteps } from '@torre/contract/first-steps';
import { readAway, readOwnAway } from '@torre/contract/away';
import { readCounters } from '@torre/contract/counters';
import { listAccounts } from '@torre/contract/administration';
import { readPlanning } from '@torre/contract/drafts';
import { listJobs } from '@torre/contract/jobs';
import { readOwnLegality } from '@torre/contract/legality';
import { listClosedMonths, listLocks } from '@torre/contract/locks';
import { compactCalendar, ownShifts } from '@torre/contract/month';
import { waitingNotices } from '@torre/contract/notices';
import { readDueQualifications } from '@torre/contract/qualifications';
import { countRequests, listOwnRequests } from '@torre/contract/requests';
import { monthOfOne } from './fake-month.ts';
import type { FakeServer } from './fake-server.ts';
import { DONE } from './fake-session.ts';

/** Everything that the home and the own calendar ask for by themselves, of whoever is signed in; there is nothing. */
export function declareHome(server: FakeServer): void {
  server.answers(readCounters, { outcome: DONE, counters: [], position: '10' });
  server.answers(ownShifts, {
    outcome: DONE,
    plant: 'LIRR',
    definitions: [],
    shifts: [],
    holidays: [],
    position: '10',
  });
  server.answers(readOwnLegality, { outcome: DONE, findings: [], position: '10' });
  server.answers(readOwnAway, { outcome: DONE, away: [], overtime: [], position: '10' });
  server.answers(listOwnRequests, { outcome: DONE, rows: [], beyond: null, total: 0 });
  // Of a manager's plant: its room, its drafts, who has not read a change.
  server.answers(compactCalendar, (asked) =>
    asked.query.get('shape') === 'compact'
      ? monthOfOne(asked)
      : Response.json({ outcome: DONE, employees: [] }),
  );
  server.answers(readAway, { outcome: DONE, away: [], overtime: [], position: '10' });
  server.answers(listLocks, { outcome: DONE, locks: [] });
  server.answers(readPlanning, { outcome: DONE, draft: null, isEmpty: false, versions: [] });
  const none = { pending: 0, handled: 0 };
  server.answers(countRequests, { outcome: DONE, ferie: none, timbrature: none, altro: none });
  server.answers(waitingNotices, { outcome: DONE, notices: [] });
  // Of an administrator.
  server.answers(listClosedMonths, { outcome: DONE, locks: [], plants: [] });
  const nothing = { outcome: DONE, rows: [], beyond: null, total: 0 };
  server.answers(readFirstSteps, {
    outcome: DONE,
    plant: 'LIRR',
    month: '202701',
    steps: [],
    plants: [],
  });
  server.answers(listJobs, nothing);
  server.answers(listAccounts, nothing);
  // Of HR.
  const nobody = { count: 0, nearest: [] };
  server.answers(readDueQualifications, { outcome: DONE, missing: nobody, expiring: nobody });
}
