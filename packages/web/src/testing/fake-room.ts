import { readCounters } from '@torre/contract/counters';
import { compactCalendar, filterCalendar } from '@torre/contract/month';
import {
  readDayLog,
  readOperativeCalendars,
  readOperativePlan,
  readPositions,
  saveOperativePlan,
} from '@torre/contract/operations-room';
import type {
  OperativePlanBody,
  OperativePlanReply,
  RoomPerson,
  RoomPosition,
  TimePlan,
} from '@torre/contract/operations-room';
import { listGroups } from '@torre/contract/room-groups';
import { ruleSetOn } from '@torre/domain/configuration';
import { dayOf } from '@torre/domain/kernel';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeServer } from './fake-server.ts';
import { DONE, MANAGER, signedIn } from './fake-session.ts';
import { openApp } from './mounted-app.tsx';

/** Tomorrow, for a manager whose day is the 14th. */
export const ROOM_DATE = '20261215';

const position = (positionId: string, island: string, islandName: string): RoomPosition => ({
  positionId,
  name: positionId,
  kind: 'LAV',
  island,
  islandName,
  specializationId: `ACS-${island}`,
  specializationName: `Settori ${islandName}`,
});

export const ROOM_POSITIONS: readonly RoomPosition[] = [
  position('N1-EXE', 'NORD', 'Nord'),
  position('S1-EXE', 'SUD', 'Sud'),
  position('N1-PLN', 'NORD', 'Nord'),
];

/** Somebody on the morning shift of the day. */
export function roomPerson(
  employeeId: string,
  employeeSurname: string,
  islands: readonly string[],
): RoomPerson {
  const specializations = islands.map((island) => `ACS-${island}`);
  const shift = { startDate: `${ROOM_DATE} 0700`, endDate: `${ROOM_DATE} 1500` };
  return {
    employeeId,
    employeeName: 'Anna',
    employeeSurname,
    category: 'CTA',
    island: islands[0] ?? null,
    specializations,
    shifts: [{ ...shift, date: ROOM_DATE, turn: 'M', specializations, elsewhere: [] }],
    present: [shift],
    busy: [],
  };
}

export const ROOM_PEOPLE: readonly RoomPerson[] = [
  roomPerson('800001', 'Bruno', ['NORD']),
  roomPerson('800002', 'Costa', ['NORD']),
  roomPerson('800003', 'Gallo', ['NORD', 'SUD']),
  roomPerson('800004', 'Leone', ['SUD']),
  roomPerson('800005', 'Marino', ['SUD']),
  roomPerson('800006', 'Neri', ['NORD']),
];

const { rules } = ruleSetOn(new Map(), null, 'CTA', dayOf(2026, 12, 15));

/** Nobody sits there from seven to eleven. */
const openPlans = (positions: readonly RoomPosition[]): readonly TimePlan[] =>
  positions.map(({ positionId }) => ({
    timePlanId: `${positionId}-0700`,
    positionId,
    employeeId: null,
    beginTime: '0700',
    endTime: '1100',
  }));

/** A room that is open from seven to eleven on one day: what is saved stands, who is there can be changed. */
export class FakeRoom {
  people = ROOM_PEOPLE;
  positions = ROOM_POSITIONS;
  state: OperativePlanBody['state'] = 'DRAFT';
  version = 0;
  timePlans: readonly TimePlan[] = openPlans(ROOM_POSITIONS);

  /** So many positions, and people enough for them. */
  static ofSize(count: number): FakeRoom {
    const room = new FakeRoom();
    room.positions = Array.from({ length: count }, (_, nth) => position(`N${nth + 1}-EXE`, 'NORD', 'Nord'));
    room.timePlans = openPlans(room.positions);
    room.people = Array.from({ length: 2 * count }, (_, nth) =>
      roomPerson(String(810_000 + nth), `Bruno${nth}`, ['NORD']),
    );
    return room;
  }

  reply(id: string): OperativePlanReply {
    const date = id.slice(-8);
    const isToday = date === ROOM_DATE;
    return {
      outcome: DONE,
      operativePlan: {
        operativePlanId: `DIVLIRR-${date}`,
        date,
        state: isToday ? this.state : 'DRAFT',
        version: isToday ? this.version : 0,
        editable: true,
        timePlans: isToday ? this.timePlans : [],
        ignored: [],
        savedBy: null,
        savedAt: null,
      },
      people: isToday ? this.people : [],
      rules,
    };
  }

  declare(server: FakeServer): void {
    server.answers(readPositions, { outcome: DONE, positions: this.positions });
    server.answers(readOperativeCalendars, () => ({ outcome: DONE, calendars: this.#calendars() }));
    server.answers(readOperativePlan, ({ path }) => this.reply(path));
    server.answers(saveOperativePlan, ({ path, body }) => {
      const { state, timePlans } = body as OperativePlanBody;
      this.version++;
      this.state = state;
      this.timePlans = timePlans;
      return { outcome: DONE, operativePlan: this.reply(path).operativePlan, position: '10' };
    });
    server.answers(readDayLog, { outcome: DONE, timePlans: [] });
    server.answers(listGroups, { outcome: DONE, groups: [] });
    server.answers(readCounters, { outcome: DONE, counters: [], position: '10' });
    server.answers(compactCalendar, () => Response.json({ outcome: DONE, employees: [] }));
    server.answers(filterCalendar, () => Response.json({ outcome: DONE, employees: [] }));
  }

  #calendars() {
    return ['20261214', ROOM_DATE, '20261216'].map((date) => ({
      date,
      dayType: 'FERIALE' as const,
      configurations: [{ configurationId: 'ORD', name: 'Ordinaria' }],
      openings: [],
      operativePlan: {
        operativePlanId: `DIVLIRR-${date}`,
        state: 'DRAFT' as const,
        version: 0,
        editable: true,
      },
    }));
  }
}

/** The manager opens the room of tomorrow; taken away after the test. */
export function openRoom(room = new FakeRoom(), declare?: (server: FakeServer) => void) {
  const app = openApp(`/responsabile/sala?impianto=LIRR&giorno=${ROOM_DATE}`, (server) => {
    signedIn(server, MANAGER);
    room.declare(server);
    declare?.(server);
  });
  onTestFinished(app.close);
  return { ...app, room };
}

export const roomScreen = {
  button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  proposals: page.getByRole('region', { name: 'Proposte', exact: true }),
  proposed: page.getByRole('button', { name: /, proposta, / }),
  seats: page.getByRole('button', { name: /^[A-Z]\w+ Anna, [NS]1-/ }),
  gaps: page.getByRole('button', { name: / scoperta dalle / }),
};
