import { readCounterDetail } from '@torre/contract/counters';
import { readCover } from '@torre/contract/cover';
import type { CoverCandidate, CoverReply } from '@torre/contract/cover';
import { counterDetail } from './fake-counter.ts';
import type { FakeServer } from './fake-server.ts';
import { DONE } from './fake-session.ts';

const DATE = '20261222';

export const candidate = (employeeId: string, part: Partial<CoverCandidate> = {}): CoverCandidate => ({
  employeeId,
  employeeName: 'Marco',
  employeeSurname: `Rossi${employeeId}`,
  island: 'Nord',
  date: DATE,
  version: 3,
  standingTurn: 'R',
  turn: 'N',
  shiftId: 'LIRR-N',
  beginTime: '2300',
  endTime: '0700',
  onCall: false,
  declined: false,
  missingAfter: 0,
  load: -0.1,
  minutesAbove: -480,
  restBefore: 2880,
  findings: [],
  ...part,
});

const OFF_REST: CoverCandidate['findings'][number] = {
  rule: 'R373.5',
  level: 'BLOCCO',
  limit: 'minRiposo',
  employeeId: '3',
  from: DATE,
  to: DATE,
  cell: DATE,
  measured: 480,
  required: 720,
  source: 'Reg. UE 2017/373',
  messageIT: 'Riposo di 8 h tra P e N: minimo 12 h',
  text: { key: 'legality.R373.5', values: {} },
};

/** One person may take the night of 22 December, one would break a rule. */
export const COVER: CoverReply = {
  outcome: DONE,
  slot: {
    date: DATE,
    timeslotId: 'N',
    description: 'N',
    beginTime: '2300',
    endTime: '0700',
    onCall: false,
  },
  missing: 480,
  lacking: ['ACS-NORD'],
  legal: [candidate('800001')],
  breaking: [candidate('800003', { findings: [OFF_REST] })],
  others: { atWork: 5, away: 2, notQualified: 11 },
  calls: [],
  position: '10',
};

/** The night of 22 December lacks somebody, and `cover` says who could come. */
export function declareCover(server: FakeServer, cover: CoverReply = COVER): void {
  const { counters, ...reply } = counterDetail('N', DATE);
  server.answers(readCounterDetail, { ...reply, counters: { ...counters, lacks: 1 } });
  server.answers(readCover, cover);
}
