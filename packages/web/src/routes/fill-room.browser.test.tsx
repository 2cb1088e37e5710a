import { readOperativePlan, saveOperativePlan } from '@torre/contract/operations-room';
import type { OperativePlanBody, TimePlan } from '@torre/contract/operations-room';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FakeRoom, ROOM_DATE, ROOM_PEOPLE, openRoom, roomScreen } from '../testing/fake-room.ts';

const { button, proposals, proposed, gaps, seats } = roomScreen;

const press = async (name: string | RegExp): Promise<void> => {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const proposalText = (): string => proposals.element().textContent ?? '';

test('the room of tomorrow is filled: proposals are taken all at once and taken back in one step', async () => {
  openRoom();
  await expect.element(gaps.first()).toBeVisible();
  await button('Riempi').click();
  await expect.element(proposals).toBeVisible();
  expect(proposalText()).toContain('Non resta scoperto niente.');
  expect(proposed.all().length).toBeGreaterThan(5);
  await button('Prendi tutte').click();
  await expect.poll(() => proposed.all().length).toBe(0);
  await expect.poll(() => gaps.all().length).toBe(0);
  await button('Annulla la mossa').click();
  await expect.poll(() => gaps.all().length).toBe(3);
});

test('nothing is filled before the days beside have come: they would end what is found', async () => {
  const beside = Promise.withResolvers<void>();
  const room = new FakeRoom();
  const { server } = openRoom(room, (fake) =>
    fake.answers(readOperativePlan, async ({ path }) => {
      if (!path.endsWith(ROOM_DATE)) await beside.promise;
      return room.reply(path);
    }),
  );
  await expect.poll(() => server.askedFor(readOperativePlan).length).toBe(3);
  // Longer than the plan of the day needs to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(button('Riempi').elements()).toEqual([]);
  beside.resolve();
  await button('Riempi').click();
  await expect.element(proposals).toBeVisible();
});

test('by keyboard: an island is taken, one bar is changed, which ends the proposals, the rest is filled and published', async () => {
  const { server, room } = openRoom();
  await press('Riempi');
  await press(/^Sud \(\d+\)$/);
  await expect.poll(() => seats.all().length).toBeGreaterThan(1);
  await expect
    .poll(() => proposed.all().every((one) => / N1-/.test(one.element().ariaLabel ?? '')))
    .toBe(true);
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/, S1-EXE, dalle /);
  await userEvent.keyboard('{Enter}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}');
  await expect.poll(() => proposals.all().length).toBe(0);
  await press('Riempi');
  await press('Prendi tutte');
  await expect.poll(() => gaps.all().length).toBe(0);
  await press('Pubblica');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  expect(question.element().textContent).toContain('Tutte le postazioni aperte sono coperte.');
  (question.getByRole('button', { name: 'Pubblica' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => room.state).toBe('PUBLISHED');
  const { timePlans } = server.askedFor(saveOperativePlan)[0]!.body as OperativePlanBody;
  expect(timePlans.filter(({ employeeId }) => employeeId === null)).toEqual([]);
});

test('of many proposals no frame draws more than forty, and all are there at last', async () => {
  openRoom(FakeRoom.ofSize(40));
  await expect.element(gaps.first()).toBeVisible();
  const drawn: number[] = [];
  let before = 0;
  const count = (): void => {
    const now = document.querySelectorAll('[class*="proposal"][data-item]').length;
    drawn.push(now - before);
    before = now;
    if (counting) requestAnimationFrame(count);
  };
  let counting = true;
  onTestFinished(() => void (counting = false));
  requestAnimationFrame(count);
  await button('Riempi').click();
  await expect.element(proposals).toBeVisible();
  const [wanted] = /\d+/.exec(proposalText())!;
  await expect.poll(() => before).toBe(Number(wanted));
  expect(before).toBeGreaterThan(60);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(40);
});

const placeOf = ({ positionId, employeeId, beginTime, endTime }: TimePlan): string =>
  `${positionId} ${employeeId} ${beginTime} ${endTime}`;

/** A room that is filled and saved; Gallo fell ill since. */
async function afterSickCall(): Promise<FakeRoom> {
  const room = new FakeRoom();
  const first = openRoom(room);
  await button('Riempi').click();
  await expect.element(proposals).toBeVisible();
  await button('Prendi tutte').click();
  await button('Salva').click();
  await expect.poll(() => room.version).toBe(1);
  await first.close();
  room.people = ROOM_PEOPLE.filter(({ employeeSurname }) => employeeSurname !== 'Gallo');
  return room;
}

test('by keyboard: the button that fills keeps the focus, and one move after the other is undone', async () => {
  openRoom();
  await press('Riempi');
  await expect.element(proposals).toBeVisible();
  expect(document.activeElement).toBe(button('Riempi').element());
  await press(/^Sud \(\d+\)$/);
  await expect.poll(() => document.activeElement?.ariaLabel).toMatch(/, S1-EXE, dalle /);
  const one = proposed.first().element() as HTMLElement;
  one.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => gaps.all().length).toBe(3);
});

test('after a sick call the seats that it leaves are filled again, and nobody else is moved without need', async () => {
  const room = await afterSickCall();
  const before = room.timePlans;
  const lost = before.filter(({ employeeId }) => employeeId === '800003');
  expect(lost.length).toBeGreaterThan(0);
  openRoom(room);
  await button('Ripara').click();
  await expect.element(proposals).toBeVisible();
  expect(proposalText()).toContain('Non resta scoperto niente.');
  await button('Prendi tutte').click();
  await expect.poll(() => gaps.all().length).toBe(0);
  await expect.poll(() => button('Ripara').all().length).toBe(0);
  await button('Salva').click();
  await expect.poll(() => room.version).toBe(2);
  const standing = new Set(room.timePlans.map((one) => placeOf(one)));
  const changed = before.filter((one) => !standing.has(placeOf(one)));
  expect(changed.length).toBeLessThanOrEqual(lost.length * 2);
});

test('one seat is filled from its gap, and what stays open is said with its endorsement and reason', async () => {
  const room = new FakeRoom();
  room.people = ROOM_PEOPLE.filter(({ specializations }) => !specializations.includes('ACS-SUD'));
  openRoom(room);
  const south = page.getByRole('button', { name: 'S1-EXE scoperta dalle 07:00 alle 11:00' });
  await expect.element(south).toBeVisible();
  (south.element() as HTMLElement).focus();
  await press('Riempi questo tratto');
  await expect.element(proposals).toBeVisible();
  expect(proposalText()).toContain(
    '1 tratto ACS-SUD scoperto (S1-EXE 07:00–11:00): nessuno che possa lavorarci è in turno.',
  );
  expect(proposed.all()).toEqual([]);
  await press('Lascia le proposte');
  await expect.poll(() => proposals.all().length).toBe(0);
});

test('on the phone proposals stand in the list, and one of them is taken with a thumb', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  openRoom();
  await button('Riempi').click();
  const one = page.getByRole('button', { name: /Prendi$/ });
  await expect.element(one.first()).toBeVisible();
  const count = one.all().length;
  await one.first().click();
  await expect.poll(() => one.all().length).toBeLessThan(count);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await button('Prendi tutte').click();
  await expect.poll(() => one.all().length).toBe(0);
  await expect.element(button('Salva')).toBeEnabled();
});
