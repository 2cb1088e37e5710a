import { readOperativePlan, saveOperativePlan } from '@torre/contract/operations-room';
import type { OperativePlan, RoomPerson, TimePlan } from '@torre/contract/operations-room';
import type { TestAnswer, TestClient } from '../../testing/index.ts';

export const DIVISION = 'DIVLIRR';

export const verdict = ({ status, reply }: TestAnswer<unknown>): readonly [number, number] => [
  status,
  reply.outcome.code,
];

/** The plan of a day (YYYYMMDD) and its people. */
export async function planOf(by: TestClient, date: string, division = DIVISION) {
  const { reply } = await by.call(readOperativePlan, { path: { id: `${division}-${date}` } });
  return reply;
}

/** Seats to save, `N1 0900-1100 100123`. */
export function seats(...texts: readonly string[]): TimePlan[] {
  return texts.map((text, nth) => {
    const [positionId, hours, employeeId] = text.split(' ');
    const [beginTime, endTime] = hours!.split('-');
    return {
      timePlanId: `prova-${nth}`,
      positionId: positionId!,
      employeeId: employeeId ?? null,
      beginTime: beginTime!,
      endTime: endTime!,
    };
  });
}

export function save(
  by: TestClient,
  date: string,
  timePlans: readonly TimePlan[],
  { version = 0, state = 'DRAFT' as OperativePlan['state'], division = DIVISION, key = '' } = {},
) {
  return by.call(
    saveOperativePlan,
    { path: { id: `${division}-${date}` }, body: { version, state, timePlans } },
    { headers: { 'idempotency-key': key === '' ? null : key } },
  );
}

/** People who are there the whole morning of the day, 07:00 to 15:00. */
export function ofTheMorning(people: readonly RoomPerson[], date: string): readonly RoomPerson[] {
  return people.filter(({ present }) =>
    present.some(({ startDate, endDate }) => startDate === `${date} 0700` && endDate === `${date} 1500`),
  );
}
