import type { AwayReason } from '@torre/contract/away';
import { describe, expect, test } from 'vitest';
import { awaitsDecision, roomNow } from './room-now.ts';
import type { RoomShift } from './room-now.ts';

const HOUR = 60;

function shift(name: string, begin: number, end: number, more: Partial<RoomShift> = {}): RoomShift {
  return {
    employeeId: name,
    name,
    group: 0,
    date: '20261216',
    turn: 'M',
    begin: begin * HOUR,
    end: end * HOUR,
    onCall: false,
    away: [],
    ...more,
  };
}

const MORNING = [shift('Rossi', 7, 15), shift('Bianchi', 7, 15), shift('Costa', 8, 14)];
const EVENING = [shift('Verdi', 15, 23), shift('Neri', 12, 20)];
const names = (shifts: readonly RoomShift[]): string[] => shifts.map(({ name }) => name);

describe('the room at a minute', () => {
  test('holds who has begun and not ended, who leaves first on top', () => {
    const [room] = roomNow([...MORNING, ...EVENING], 11 * HOUR);
    expect(names(room!.now)).toEqual(['Costa', 'Bianchi', 'Rossi']);
  });

  test('says who comes next, hour by hour', () => {
    const [room] = roomNow([...MORNING, ...EVENING], 11 * HOUR);
    expect(room!.next.map(({ at, shifts }) => [at / HOUR, names(shifts)])).toEqual([
      [12, ['Neri']],
      [15, ['Verdi']],
    ]);
  });

  test('at the minute of the relief those who leave are gone and those who come are there', () => {
    expect(names(roomNow(MORNING, 15 * HOUR - 1)[0]!.now)).toEqual(['Bianchi', 'Rossi']);
    expect(roomNow(MORNING, 15 * HOUR)).toEqual([]);
    expect(names(roomNow(EVENING, 15 * HOUR)[0]!.now)).toEqual(['Neri', 'Verdi']);
  });

  test('somebody on call is not in the room, and comes only when called', () => {
    const [room] = roomNow([shift('Galli', 7, 19, { onCall: true })], 8 * HOUR);
    expect(room).toMatchObject({ now: [], next: [] });
    expect(names(room!.onCall)).toEqual(['Galli']);
    expect(roomNow([shift('Galli', 7, 19, { onCall: true })], 6 * HOUR)).toEqual([]);
  });

  test('looks twelve hours ahead, and keeps the groups apart in their order', () => {
    const rooms = roomNow(
      [shift('Sud', 7, 15, { group: 1 }), shift('Nord', 7, 15), shift('Domani', 31, 39, { group: 2 })],
      11 * HOUR,
    );
    expect(rooms.map(({ group }) => group)).toEqual([0, 1]);
  });

  describe('with somebody away', () => {
    const away = (begin: number, end: number, reason: AwayReason = 'ABSENT') => ({
      away: [{ begin: begin * HOUR, end: end * HOUR, reason }],
    });
    const ill = shift('Rossi', 7, 15, away(7, 15));

    test('who is ill is not in the room and is named apart', () => {
      const [room] = roomNow([ill, shift('Bianchi', 7, 15)], 11 * HOUR);
      expect(names(room!.now)).toEqual(['Bianchi']);
      expect(room!.away.map((one) => one.shift.name)).toEqual(['Rossi']);
    });

    test('who is away for hours is back at the minute in which they end', () => {
      const some = [shift('Rossi', 7, 15, away(10, 12, 'ACTIVITY'))];
      expect(names(roomNow(some, 10 * HOUR - 1)[0]!.now)).toEqual(['Rossi']);
      expect(roomNow(some, 10 * HOUR)[0]).toMatchObject({ now: [], away: [{ away: { end: 12 * HOUR } }] });
      expect(names(roomNow(some, 12 * HOUR)[0]!.now)).toEqual(['Rossi']);
    });

    test('a request that waits for an answer leaves the person there, marked', () => {
      const asking = shift('Rossi', 7, 15, away(7, 15, 'REQUESTED'));
      expect(names(roomNow([asking], 11 * HOUR)[0]!.now)).toEqual(['Rossi']);
      expect(awaitsDecision(asking, 11 * HOUR)).toBe(true);
      expect(awaitsDecision(ill, 11 * HOUR)).toBe(false);
    });

    test('who will be away does not come, and nobody away is on call', () => {
      expect(roomNow([ill], 6 * HOUR)[0]!.next).toEqual([]);
      const [room] = roomNow([shift('Galli', 7, 19, { onCall: true, ...away(0, 24) })], 8 * HOUR);
      expect([names(room!.onCall), room!.away.length]).toEqual([[], 1]);
    });
  });
});
