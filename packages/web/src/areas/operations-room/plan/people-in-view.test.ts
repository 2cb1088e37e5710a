import type { RoomPerson } from '@torre/contract/operations-room';
import { dayFromIso } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { orderedPeople, peopleInView } from './people-in-view.ts';

const DAY = dayFromIso('2027-01-18')!;
const RANGE = { begin: 420, end: 900 };

const person = (surname: string, begin: string, end: string, specializations = ['ACC']): RoomPerson => ({
  employeeId: surname,
  employeeName: 'Anna',
  employeeSurname: surname,
  category: 'CTA',
  island: null,
  specializations,
  shifts: [],
  busy: [],
  present: [{ startDate: `20270118 ${begin}`, endDate: `20270118 ${end}` }],
});
const seat = (employeeId: string, begin: number, end: number) => ({
  id: employeeId,
  employeeId,
  positionId: 'N1',
  begin,
  end,
  fixed: false,
});
const asked = new Set(['ACC']);
const view = { day: DAY, range: RANGE, asked };
const codes = (people: ReturnType<typeof peopleInView>) => people.map((one) => one.person.employeeId);

describe('the column of people', () => {
  const early = person('Zorzi', '0600', '1400');
  const late = person('Abate', '1400', '2200');
  const office = person('Marino', '0800', '1600', ['UFF']);
  const evening = person('Russo', '1500', '2300');

  test('holds whom the positions ask for and who sits in them, while they are there in the hours in view', () => {
    expect(codes(peopleInView([early, late, office, evening], { seats: [] }, view))).toEqual([
      'Zorzi',
      'Abate',
    ]);
    const seated = peopleInView([office], { seats: [seat('Marino', 600, 700)] }, view);
    expect(codes(seated)).toEqual(['Marino']);
  });

  test('says how long they are in a position on that shift, not on those of the days beside', () => {
    const seats = [
      seat('Zorzi', -600, -400),
      seat('Zorzi', 380, 440),
      seat('Zorzi', 600, 645),
      seat('Zorzi', 1900, 2000),
      seat('Abate', 900, 960),
    ];
    expect(peopleInView([early], { seats }, view)).toMatchObject([
      { present: [{ begin: 360, end: 840 }], planned: 105 },
    ]);
  });

  test('is searched by any part of a name, and ordered; equal ones stay as they stood', () => {
    const seats = [seat('Abate', 900, 960)];
    const here = peopleInView([late, early, person('Bassi', '0600', '1400')], { seats }, view);
    expect(codes(orderedPeople(here, '', 'name'))).toEqual(['Abate', 'Zorzi', 'Bassi']);
    expect(codes(orderedPeople(here, '', 'begin'))).toEqual(['Zorzi', 'Bassi', 'Abate']);
    expect(codes(orderedPeople(here, '', 'planned'))).toEqual(['Zorzi', 'Bassi', 'Abate']);
    expect(codes(orderedPeople(here, ' anna zÒr', 'planned'))).toEqual(['Zorzi']);
    expect(orderedPeople(here, 'xx', 'name')).toEqual([]);
  });
});
