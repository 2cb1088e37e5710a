import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { HEADERS } from '../roster-calls.ts';

/** The operations room of LIRR on a day; the plan without a view. */
export const roomAddress = (date: string, view?: string): string =>
  `/responsabile/sala?impianto=LIRR&giorno=${date}${view === undefined ? '' : `&vista=${view}`}`;

interface Seat {
  readonly timePlanId: string;
  readonly positionId: string;
  readonly employeeId: string | null;
  readonly beginTime: string;
  readonly endTime: string;
}

/** Part of the plan of a day, as the call answers it. */
export interface PlanReply {
  readonly operativePlan: {
    readonly version: number;
    readonly state: string;
    readonly timePlans: readonly Seat[];
  };
  readonly people: readonly {
    readonly employeeId: string;
    readonly employeeName: string;
    readonly employeeSurname: string;
    readonly specializations: readonly string[];
    readonly present: readonly { readonly startDate: string; readonly endDate: string }[];
  }[];
}

const planPath = (date: string): string => `/api/operativeplans/DIVLIRR-${date}`;

export async function readPlan(request: APIRequestContext, date: string): Promise<PlanReply> {
  return (await (await request.get(planPath(date), { headers: HEADERS })).json()) as PlanReply;
}

/** Saves the plan as somebody else would, over the version that stands. */
export async function savePlan(
  request: APIRequestContext,
  date: string,
  timePlans: readonly Seat[],
  state: 'DRAFT' | 'PUBLISHED' = 'DRAFT',
): Promise<void> {
  const { operativePlan } = await readPlan(request, date);
  const data = { version: operativePlan.version, state, timePlans };
  const answer = await request.put(planPath(date), { data, headers: HEADERS });
  if (answer.status() !== 200) throw new Error(`the plan was not saved: ${answer.status()}`);
}

export interface RoomPage {
  readonly plan: Locator;
  readonly seat: (name: string, place: string) => Locator;
  readonly gap: (place: string) => Locator;
  readonly save: Locator;
  readonly publish: Locator;
  /** Publishes, answering the question that comes first; `text`: what it must say. */
  readonly publishNow: (text: string | RegExp) => Promise<void>;
  readonly picker: Locator;
}

/** `place`: `N1-EXE, dalle 07:00 alle 09:00`, of a gap `N1-EXE scoperta dalle …`. */
export function roomPage(page: Page): RoomPage {
  const plan = page.getByRole('group', { name: /^Piano di sala/ });
  return {
    plan,
    seat: (name, place) => plan.getByRole('button', { name: `${name}, ${place}`, exact: true }),
    gap: (place) => plan.getByRole('button', { name: place, exact: true }),
    save: page.getByRole('button', { name: 'Salva', exact: true }),
    publish: page.getByRole('button', { name: 'Pubblica', exact: true }),
    publishNow: async (text) => {
      await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: /^Pubblichi il piano del / });
      await expect(question).toContainText(text);
      await question.getByRole('button', { name: 'Pubblica', exact: true }).click();
    },
    picker: page.getByRole('dialog'),
  };
}

/** Who is there from seven to three and may sit in the northern sectors. */
export const northOfTheMorning = ({ people }: PlanReply, date: string): PlanReply['people'] =>
  people.filter(
    ({ present, specializations }) =>
      specializations.includes('ACS-NORD') &&
      present.some(({ startDate, endDate }) => startDate === `${date} 0700` && endDate === `${date} 1500`),
  );

/** The same by the names that the screen shows. */
export function ofTheMorning(plan: PlanReply, date: string): readonly string[] {
  return northOfTheMorning(plan, date).map(
    ({ employeeSurname, employeeName }) => `${employeeSurname} ${employeeName}`,
  );
}

/** A hand that takes people from the column beside the plan. */
export function roomColumn(page: Page) {
  const { plan } = roomPage(page);
  const column = page.getByRole('region', { name: 'Log di sala' });
  const person = (name: string): Locator =>
    column.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  return {
    column,
    person,
    /** Brings somebody over the row of a bar, to a minute of the day; the button stays down. */
    bring: async (name: string, row: Locator, minute: number): Promise<void> => {
      await person(name).scrollIntoViewIfNeeded();
      const from = (await person(name).boundingBox())!;
      const box = (await plan.boundingBox())!;
      const bar = (await row.boundingBox())!;
      await page.mouse.move(from.x + 20, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + (box.width * minute) / 1440, bar.y + bar.height / 2, { steps: 6 });
    },
  };
}
