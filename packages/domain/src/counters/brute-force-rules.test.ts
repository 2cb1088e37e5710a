/** What domain.md 3.7 leaves open and the oracle fixes, each on a morning of four cells. */
import { expect, test } from 'vitest';
import { addDays, dayOf, zoneTable } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { bruteForce } from './brute-force.ts';
import type { PlainChair, PlainPerson, PlainScene, PlainSpan } from './brute-force.ts';

const TODAY = dayOf(2026, 10, 14);
const YESTERDAY = addDays(TODAY, -1);
const zone = zoneTable(YESTERDAY, addDays(TODAY, 1));
const MORNING: PlainScene['timeslots'] = [
  { timeslotId: 'morning', beginTime: 480, endTime: 720, kind: 'LAV' },
];

/** Hours of today. */
const span = (from: number, to: number): PlainSpan => ({
  start: zone.utc(TODAY, from * 60, 'start'),
  end: zone.utc(TODAY, to * 60, 'end'),
});
const work = (from: number, to: number, day: Day = TODAY) => ({
  ...span(from, to),
  day,
  kind: 'LAV' as const,
});
const at = (hour: number) => zone.utc(TODAY, hour * 60, 'start');
const chair = (specialization: number, island = -1): PlainChair => ({ specialization, island });

/** There from 8 to 12 unless told otherwise. */
function holder(specializations: readonly number[], rest: Partial<PlainPerson> & { island?: number } = {}) {
  const standing = { specializations, island: rest.island ?? -1 };
  const nothing = { overtime: [], wholeDays: [], hourly: [] };
  return { standing: () => standing, shifts: [work(8, 12)], ...nothing, ...rest };
}

type Asked = Partial<Pick<PlainScene, 'timeslots' | 'asks'>> & { readonly islands?: number };

function count(
  people: readonly PlainPerson[],
  chairs: PlainScene['chairs'],
  { islands = 0, timeslots = MORNING, asks }: Asked = {},
) {
  const range = { from: YESTERDAY, to: addDays(TODAY, 1) };
  return bruteForce(
    { zone, ...range, timeslots, people, ignored: [], chairs, ...(asks && { asks }) },
    0,
    TODAY,
    islands,
  );
}

/** People in each hour of a plant whose only chair is of 0, unless told what its chairs of a kind ask for. */
const employeesOf = (people: readonly PlainPerson[], { asks = () => [0], timeslots = MORNING }: Asked = {}) =>
  count(people, () => [chair(0)], { asks, timeslots }).hours.map((cell) => cell.employees);
const employees = (...people: readonly PlainPerson[]) => employeesOf(people);
const lackingOf = (...people: readonly PlainPerson[]) => ({
  with: (...chairs: readonly PlainChair[]) =>
    count(people, () => chairs).lacking.map((found) => found.specialization),
});

test('a slot that begins or ends off the full hour has clock hours of its own, and cuts those of no other', () => {
  const others = [
    { timeslotId: 'noon', beginTime: 615, endTime: 740, kind: 'LAV' as const },
    // ends today at 08:10 and, as tomorrow's, begins today at 11:40
    { timeslotId: 'long', beginTime: 700, endTime: 490, kind: 'LAV' as const },
  ];
  const begins = (...timeslots: PlainScene['timeslots']) =>
    count([], (_day, hour) => Array.from({ length: hour }, () => chair(0)), { timeslots }).hours.map(
      (cell) => [zone.local(cell.start).minute, cell.chairs],
    );
  const [noon, long] = others;
  expect(begins(...MORNING, ...others)).toEqual([480, 540, 600, 660].map((at) => [at, at / 60]));
  expect(begins(noon!, ...MORNING, long!)).toEqual([
    [615, 10],
    [660, 11],
    [720, 12],
  ]);
  // yesterday at 11:40 to today at 08:10
  expect(begins(long!, ...MORNING, noon!).slice(0, 2)).toEqual([
    [700, 11],
    [720, 12],
  ]);
  expect(begins(long!, ...MORNING, noon!).at(-1)).toEqual([480, 8]);
});

test('an end at 0000 is the end of the day', () => {
  const timeslots = [{ timeslotId: 'T16', beginTime: 1320, endTime: 0, kind: 'LAV' as const }];
  expect(count([], () => [], { timeslots }).hours).toMatchObject([span(22, 23), span(23, 24)]);
});

test('a whole-day absence takes all shifts of its date and nothing else', () => {
  const wholeDays = [{ absenceId: 'FER', day: TODAY }];
  const shifts = [work(8, 9), work(9, 10), work(10, 11, YESTERDAY)];
  expect(employees(holder([0], { shifts, wholeDays }))).toEqual([0, 0, 1, 0]);
  expect(employees(holder([0], { overtime: [work(11, 12)], wholeDays }))).toEqual([0, 0, 0, 1]);
});

test('an hourly withdrawal empties the cells it touches, overtime too', () => {
  const hourly = [{ ...span(9.75, 10.25), absenceId: null }];
  expect(employees(holder([0], { hourly, overtime: [work(8, 12)] }))).toEqual([1, 0, 0, 1]);
});

test('shift and overtime that meet inside a cell fill it together', () => {
  expect(employees(holder([0], { shifts: [work(8, 9.5)], overtime: [work(9.5, 11)] }))).toEqual([1, 1, 1, 0]);
});

test('who is usable for nothing that a chair asks for is not counted', () => {
  expect(employees(holder([]))).toEqual([0, 0, 0, 0]);
  expect(employees(holder([7]))).toEqual([0, 0, 0, 0]);
  expect(employees(holder([0, 7]))).toEqual([1, 1, 1, 1]);
  // some other chair that is closed in these hours asks for 7
  expect(employeesOf([holder([7])], { asks: () => [0, 7] })).toEqual([1, 1, 1, 1]);
});

test('who is usable for what a place on call asks for alone is counted on call alone', () => {
  const asks: PlainScene['asks'] = (_day, kind) => (kind === 'LAV' ? [0] : [7]);
  const onCall = MORNING.map((slot) => ({ ...slot, kind: 'REP' as const }));
  const called = holder([7], { shifts: [{ ...work(8, 12), kind: 'REP' }] });
  expect(employeesOf([holder([7]), called], { asks })).toEqual([0, 0, 0, 0]);
  expect(employeesOf([holder([7]), called], { asks, timeslots: onCall })).toEqual([1, 1, 1, 1]);
});

test('by spans of two dates a person does in a cell what both allow, on the island of the earlier span', () => {
  const both = {
    ...holder([]),
    shifts: [work(9.5, 12), work(8, 9.5, YESTERDAY)],
    standing: (day: Day) => ({
      specializations: day === TODAY ? [1, 2] : [0, 1],
      island: day === TODAY ? 1 : 0,
    }),
  };
  const asked = [chair(0), chair(1), chair(2)];
  const found = count([both], () => asked, { islands: 2 });
  expect(found.abundant).toEqual([]);
  const positionsOf = (specialization: number) =>
    count([both], (_day, hour) => (hour === 8 ? [chair(specialization)] : [])).abundant[0]?.ranges;
  expect(positionsOf(0)).toBeUndefined();
  expect(positionsOf(1)).toEqual([span(9, 12)]);
  expect(positionsOf(2)).toEqual([span(10, 12)]);
  const alone = (island: number) =>
    count([both], (_day, hour) => (hour === 9 ? [chair(1, island)] : []), { islands: 2 }).islands[island];
  expect(alone(0)).toMatchObject({ employees: 1, chairs: 1, ...span(9, 10) });
  expect(alone(1)).toMatchObject({ employees: 0, chairs: 1, ...span(9, 10) });
  const adjoining = { ...both, shifts: [work(8, 12), work(8, 12, YESTERDAY)] };
  expect(count([adjoining], () => [], { islands: 2 }).islands.map((island) => island.employees)).toEqual([
    1, 0,
  ]);
});

test('a matching is the largest there is, and the chair later in the plan stays empty', () => {
  const [skilled, simple] = [holder([0, 1]), holder([0])];
  expect(lackingOf(skilled, simple).with(chair(0), chair(1))).toEqual([]);
  expect(lackingOf(simple, skilled).with(chair(0), chair(1), chair(0))).toEqual([0]);
  expect(lackingOf(skilled).with(chair(0), chair(1))).toEqual([1]);
  expect(lackingOf(skilled).with(chair(1), chair(0))).toEqual([0]);
  expect(lackingOf(skilled, simple).with(chair(2), chair(0), chair(0), chair(1))).toEqual([1, 2]);
  const withoutHolder = [chair(0), chair(2), chair(0), chair(0)];
  expect(lackingOf(simple, skilled).with(...withoutHolder)).toEqual([0, 2]);
});

test('of cells with one difference the larger lacks come first, then the earliest', () => {
  const people = [holder([0]), holder([0])];
  const found = count(people, (_day, hour) => [chair(hour === 8 || hour === 11 ? 0 : 1), chair(0)]);
  expect(found).toMatchObject({ lacks: 1, hasAnotherLacks: true, beginCounter: at(9), endCounter: at(10) });
});

test('a specialization has its own worst cell, by the chairs that the filling of all leaves empty', () => {
  const found = count([holder([0, 1])], (_day, hour) => [
    chair(hour === 10 ? 0 : 1),
    chair(hour === 10 ? 1 : 0),
  ]);
  expect(found.specializations).toEqual([
    { specialization: 0, employees: 1, chairs: 1, lacks: 1, ...span(8, 9) },
    { specialization: 1, employees: 1, chairs: 1, lacks: 1, ...span(10, 11) },
  ]);
  expect(found.lacking).toEqual([
    { specialization: 0, ranges: [span(8, 10), span(11, 12)] },
    { specialization: 1, ranges: [span(10, 11)] },
  ]);
});

test('abundant are the cells with more holders than chairs, of what some chair of the slot asks for', () => {
  const found = count([holder([0, 5])], (_day, hour) => (hour === 9 ? [chair(0)] : []));
  expect(found.abundant).toEqual([{ specialization: 0, ranges: [span(8, 9), span(10, 12)] }]);
  expect(found.specializations.map((its) => its.specialization)).toEqual([0]);
});

test('an island has its own worst cell, with its own people in its own chairs', () => {
  const people = [holder([0], { island: 0 }), holder([0], { island: 1 }), holder([0])];
  const found = count(people, (_day, hour) => (hour === 10 ? [chair(0, 1), chair(1, 1)] : [chair(0, 0)]), {
    islands: 3,
  });
  expect(found.islands).toEqual([
    { island: 0, employees: 1, chairs: 1, lacks: 0, ...span(8, 9) },
    { island: 1, employees: 1, chairs: 2, lacks: 1, ...span(10, 11) },
    { island: 2, employees: 0, chairs: 0, lacks: 0, ...span(8, 9) },
  ]);
});

test('what the scene does not hold is refused', () => {
  const scene = { zone, from: TODAY, to: TODAY, people: [], ignored: [], chairs: () => [] };
  expect(() => bruteForce({ ...scene, timeslots: MORNING }, 1, TODAY, 0)).toThrow(RangeError);
  expect(() => bruteForce({ ...scene, timeslots: MORNING }, 0, YESTERDAY, 0)).toThrow(RangeError);
  expect(() => bruteForce({ ...scene, timeslots: MORNING }, 0, addDays(TODAY, 1), 0)).toThrow(RangeError);
  const staff = Array.from({ length: 13 }, () => holder([0]));
  expect(() => employees(...staff)).toThrow(RangeError);
});
