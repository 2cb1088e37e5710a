import {
  readCounterDetail,
  readSpecializationCategories,
  readSpecializationDetail,
  refreshCounters,
  type CounterDetailReply,
  type SpecializationDetailReply,
} from '@torre/contract/counters';
import { compactCalendar } from '@torre/contract/month';
import { readOperativeCalendars, readPositions, readRoomLog } from '@torre/contract/operations-room';
import { ignoredAbsences, managerEvents } from '@torre/contract/requests';
import { listGroups } from '@torre/contract/room-groups';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { monthOfOne } from './fake-month.ts';
import type { FakeServer } from './fake-server.ts';
import { DONE, MANAGER, signedIn } from './fake-session.ts';
import { openApp } from './mounted-app.tsx';

const HOURS = 8;
const FIRST_HOUR = { N: 23, M: 7, P: 15 } as const;
const EVEN = { employees: 2, chairs: 2 };
const NORTH = { name: 'Settori Nord', specializationId: 'ACS-NORD', ...EVEN };

/** A counter of a plant with one island and one specialization that lacks nothing. `date` is YYYYMMDD. */
export function counterDetail(slot: keyof typeof FIRST_HOUR, date: string): CounterDetailReply {
  const hourAt = (index: number): string => `${String((FIRST_HOUR[slot] + index) % 24).padStart(2, '0')}00`;
  const [beginTime, endTime] = [hourAt(0), hourAt(HOURS)];
  return {
    outcome: DONE,
    position: '10',
    counters: {
      counterId: `DIVLIRR-${date}`,
      timeslotId: slot,
      daySelected: date,
      timeSlot: {
        description: slot,
        beginTime,
        endTime,
        beginCounterTime: beginTime,
        endCounterTime: hourAt(1),
      },
      ...EVEN,
      lacks: 0,
      hasAnotherLacks: false,
      verdict: { missing: 0, hours: [], specializations: [], covered: [] },
      islands: [{ name: 'Nord', ...EVEN }],
      specializations: [{ ...NORTH, missing: 0 }],
      hours: Array.from({ length: HOURS }, (_, index) => ({ hour: hourAt(index), ...EVEN, lacks: 0 })),
    },
  };
}

const OF_HOUR: SpecializationDetailReply = {
  outcome: DONE,
  position: '10',
  hour: '0500',
  islands: [{ islandId: 'NORD', name: 'Nord', ...EVEN, lacks: 0, missing: 0, taken: 0, by: [] }],
  specializations: [{ ...NORTH, lacks: 0 }],
};

/** What an hour answers, null: a failure. */
export function hoursAre(server: FakeServer, answer: SpecializationDetailReply | null = OF_HOUR): void {
  if (answer) server.answers(readSpecializationDetail, answer);
  else server.refuses(readSpecializationDetail, 500, -500, 'Guasto.');
  // Its address looks like that of an hour: declared after it, it comes first.
  const specializations = { abundant: [], lacking: [] };
  server.answers(readSpecializationCategories, { outcome: DONE, position: '10', specializations });
}

/** Everything that the detail of a counter asks for by itself; of its room nothing is known. */
export function declareCounter(server: FakeServer): void {
  server.answers(readCounterDetail, ({ path }) => {
    const [, slot, date] = /counters\/(\w)\/DIVLIRR-(\d{8})$/.exec(path)!;
    return counterDetail(slot as keyof typeof FIRST_HOUR, date!);
  });
  hoursAre(server);
  server.answers(refreshCounters, { outcome: DONE, counters: [], position: '10' });
  server.answers(readPositions, { outcome: DONE, positions: [] });
  server.answers(readOperativeCalendars, { outcome: DONE, calendars: [] });
  server.answers(readRoomLog, { outcome: DONE, timePlans: [] });
  server.answers(managerEvents, { outcome: DONE, requests: [] });
  server.answers(ignoredAbsences, { outcome: DONE, ignoredAbsences: [] });
  server.answers(listGroups, { outcome: DONE, groups: [] });
  // The month in either of its shapes.
  server.answers(compactCalendar, (asked) =>
    asked.query.get('shape') === 'compact'
      ? monthOfOne(asked)
      : Response.json({ outcome: DONE, employees: [] }),
  );
}

/** A manager looks at the night of 22 December; taken away after the test. */
export function openCounter(declare?: (server: FakeServer) => void): FakeServer {
  const app = openApp('/responsabile/calendario/contatore/DIVLIRR-20261222/N', (server) => {
    signedIn(server, MANAGER);
    declareCounter(server);
    declare?.(server);
  });
  onTestFinished(app.close);
  return app.server;
}

export const counterScreen = {
  card: (name: string) => page.getByRole('region', { name, exact: true }),
  hour: (label: string) =>
    page
      .getByRole('region', { name: 'GRAFICO ORARIO DELLA SALA', exact: true })
      .getByRole('button', { name: new RegExp(`^${label}\\*?: `) }),
  heading: page.getByRole('heading', { level: 1 }),
  refresh: page.getByRole('button', { name: 'Ricalcola i contatori' }),
};
