import { expect, test } from 'vitest';
import { saveCalendarSnapshot, takeCalendarSnapshot } from './calendar-snapshot.ts';

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const SNAPSHOT = { plant: 'LIRR', timeslotId: 'N', date: '20261215' };

test('a snapshot serves the calendar of its plant, once', () => {
  const kept = shelf();
  saveCalendarSnapshot(SNAPSHOT, kept);
  expect(takeCalendarSnapshot('LIRF', kept)).toBeNull();
  expect(takeCalendarSnapshot('LIRR', kept)).toEqual(SNAPSHOT);
  expect(takeCalendarSnapshot('LIRR', kept)).toBeNull();
});

test('what is no snapshot is none, and a shelf that refuses harms nothing', () => {
  const kept = shelf();
  kept.setItem('calendarSnapshot', '{');
  expect(takeCalendarSnapshot('LIRR', kept)).toBeNull();
  const full = {
    ...shelf(),
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(() => saveCalendarSnapshot(SNAPSHOT, full)).not.toThrow();
});
