import { changeMany } from '@torre/contract/bulk';
import { readCounters } from '@torre/contract/counters';
import { readCover } from '@torre/contract/cover';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareBulk } from '../testing/fake-bulk.ts';
import { counterDetail } from '../testing/fake-counter.ts';
import { COVER, candidate } from '../testing/fake-cover.ts';
import { FakeRoom, ROOM_DATE, ROOM_PEOPLE, openRoom, roomScreen } from '../testing/fake-room.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE } from '../testing/fake-session.ts';

const { button } = roomScreen;
const panel = page.getByRole('dialog', { name: /^Chi può coprire\? P, 15\/12\/2026$/ });
const south = page.getByRole('button', { name: 'S1-EXE scoperta dalle 15:00 alle 19:00' });
const way = button('Chi può coprire? P');

/** The afternoon of tomorrow lacks one of the South from four to seven. */
function declareAfternoon(server: FakeServer): void {
  const { counters: row } = counterDetail('P', ROOM_DATE);
  const hours = [{ from: '1600', to: '1900' }];
  const verdict = {
    ...row.verdict,
    missing: 1,
    hours,
    specializations: [{ specializationId: 'ACS-SUD', missing: 1, hours }],
  };
  const counter = { ...row, employees: 1, verdict };
  server.answers(readCounters, { outcome: DONE, counters: [counter], position: '10' });
  const slot = { ...COVER.slot, date: ROOM_DATE, timeslotId: 'P', description: 'P' };
  const legal = [candidate('800001', { date: ROOM_DATE, turn: 'P', shiftId: 'LIRR-P' })];
  server.answers(readCover, { ...COVER, slot, lacking: ['ACS-SUD'], legal });
  declareBulk(server);
}

/** A room that is open in the afternoon only, with nobody there. */
function afternoonRoom(): FakeRoom {
  const room = new FakeRoom();
  room.people = ROOM_PEOPLE.filter(({ specializations }) => !specializations.includes('ACS-SUD'));
  room.timePlans = room.timePlans.map((plan) => ({ ...plan, beginTime: '1500', endTime: '1900' }));
  return room;
}

const assigned = async (server: FakeServer): Promise<unknown> => {
  await panel.getByRole('button', { name: 'Assegna P a Rossi800001 Marco' }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(1);
  return server.askedFor(changeMany)[0]!.body;
};

test('from an open seat three presses lead to who comes for its slot, and the hand is back on the seat', async () => {
  const { server } = openRoom(afternoonRoom(), declareAfternoon);
  await south.click();
  const picker = page.getByRole('dialog', { name: 'S1-EXE dalle 15:00 alle 19:00' });
  await picker.getByRole('button', { name: 'Chi può coprire? P' }).click();
  expect(await assigned(server)).toMatchObject([
    { employeeId: '800001', date: ROOM_DATE, confTurnId: 'LIRR-P' },
  ]);
  expect(server.askedFor(readCover)[0]!.query.get('timeslotId')).toBe('P');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(south).toHaveFocus();
});

test('by keyboard the strip below the plan leads there; a seat of hours in which nobody is missing leads nowhere', async () => {
  const room = afternoonRoom();
  room.timePlans = [
    { ...room.timePlans[1]!, endTime: '1600' },
    { ...room.timePlans[1]!, timePlanId: 'S1-EXE-1700', beginTime: '1700' },
  ];
  openRoom(room, declareAfternoon);
  const early = page.getByRole('button', { name: 'S1-EXE scoperta dalle 15:00 alle 16:00' });
  await expect.element(early).toBeVisible();
  (early.element() as HTMLElement).focus();
  await expect.element(button('Riempi questo tratto')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(way).toBeVisible();
  (way.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('Da coprire: 8 h, ACS-SUD.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(way).toHaveFocus();
  (early.element() as HTMLElement).focus();
  await expect.element(way).not.toBeInTheDocument();
});

test('what stays open after the room was filled leads to who could come', async () => {
  const { server } = openRoom(afternoonRoom(), declareAfternoon);
  await button('Riempi').click();
  await expect.element(roomScreen.proposals).toBeVisible();
  await roomScreen.proposals.getByRole('button', { name: 'Chi può coprire? P' }).first().click();
  expect(await assigned(server)).toMatchObject([{ employeeId: '800001' }]);
});

test('on the phone the sheet of an open seat gives way to who could come', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  const { server } = openRoom(afternoonRoom(), declareAfternoon);
  await page
    .getByRole('region', { name: 'S1-EXE' })
    .getByRole('button', { name: /scoperta/ })
    .click();
  await way.click();
  await expect.element(page.getByRole('dialog', { name: 'Assegna' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await assigned(server);
});
