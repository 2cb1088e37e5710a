import { readOwnAway } from '@torre/contract/away';
import { readCounters } from '@torre/contract/counters';
import { readOwnLegality } from '@torre/contract/legality';
import { ownShifts } from '@torre/contract/month';
import { ownNotices } from '@torre/contract/notices';
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
  server.answers(ownNotices, { outcome: DONE, notices: [] });
  server.answers(readOwnLegality, { outcome: DONE, findings: [], position: '10' });
  server.answers(readOwnAway, { outcome: DONE, away: [], position: '10' });
}
