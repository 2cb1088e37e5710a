import { expect, test } from 'vitest';
import { fillRoom } from './fill-room.ts';
import { REGULATION } from './random-room.ts';
import type { FillPerson, RoomToFill } from './room-to-fill.ts';
import { Seating } from './seating.ts';
import { seatingRules } from './seating-rules.ts';
import { isSittingLegal } from './sitting-check.ts';

const OPENING = { begin: 420, end: 540 };
const DUTY = { begin: 420, end: 900 };

const worker = (employeeId: string, category: string): FillPerson => ({
  employeeId,
  category,
  placeable: [{ ...DUTY, specializations: ['N'] }],
  duties: [{ ...DUTY, activities: [] }],
});

/** Both rules hold for everybody; people of EAV sit an hour at most, and in a duty no longer than they rest. */
function room(people: readonly FillPerson[]): RoomToFill {
  const forAll = {
    'R373.3': { ...REGULATION['R373.3'], categorie: [] },
    'R373.4': { ...REGULATION['R373.4'], categorie: [] },
  };
  const own = {
    'R373.3': { ...forAll['R373.3'], maxMinutiPosizione: 60 },
    'R373.4': { ...forAll['R373.4'], maxRapporto: 1 },
  };
  return {
    positions: [{ positionId: 'N1', islandId: null, specializationId: 'N', open: [OPENING] }],
    people,
    seats: [],
    rules: { ...forAll, ofCategory: { EAV: own } },
    cuts: Array.from({ length: 33 }, (_, at) => 420 + at * 15),
    wanted: [OPENING],
    now: 0,
  };
}

test('each person of a room is bound by the values of the own category, in both rules', () => {
  const asked = room([worker('1', 'CTA'), worker('2', 'EAV'), worker('3', 'METEO')]);
  const seating = new Seating(asked);
  const rules = seatingRules(asked, seating);
  expect(rules.mostMinutes).toEqual([[384], [240], [384]]);
  const sat = (minutes: number) =>
    Int16Array.from({ length: seating.columns }, (_, column) => (column * 15 < minutes ? 0 : -1));
  const legal = (minutes: number) =>
    asked.people.map((_, person) => isSittingLegal(seating, rules, person, sat(minutes)));
  expect(legal(60)).toEqual([true, true, true]);
  expect(legal(75)).toEqual([true, false, true]);
  expect(legal(120)).toEqual([true, false, true]);
});

test.each([
  ['CTA', []],
  ['EAV', [['break-due', 30]]],
])('one of %s alone at a position of two hours leaves open %j', (category, expected) => {
  const { open } = fillRoom(room([worker('1', category)]));
  expect(open.map(({ reason, begin, end }) => [reason, end - begin])).toEqual(expected);
});
