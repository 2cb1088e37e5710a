import type { Browser, Page } from 'playwright-core';
import { newContext, observed, openSignIn, pressSignIn } from '../browser/calendar-page.ts';
import { quietRounds } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import { MANAGER } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

const VISITS = 3;

/** A screen by its name in the menu, and words that only it shows; the calendar is there when its grid is. */
interface Screen {
  readonly link: string;
  readonly words: string | null;
}

const HOME: Screen = { link: 'Home', words: 'I miei prossimi turni' };
const CALENDAR: Screen = { link: 'Calendario', words: null };
const OWN: Screen = { link: 'Il mio calendario', words: 'I miei turni' };
const PEOPLE: Screen = { link: 'Persone', words: 'Nuova persona' };

/** Milliseconds from the click on the menu until the screen is painted with its data and a frame is free. */
async function open(page: Page, { link, words }: Screen): Promise<number> {
  const [clicked, shown] = await observed(
    page,
    (wanted) => {
      const { inputTime, shows, usable } = window.torreBench;
      return { observed: Promise.all([inputTime('click'), wanted === null ? usable('') : shows(wanted)]) };
    },
    words,
    () => menuLink(page, link).click(),
  );
  return shown - clicked;
}

/** Home and another screen by turns: the median of each. */
async function byTurns(
  page: Page,
  other: Screen,
): Promise<{ readonly home: number; readonly other: number }> {
  await page.bringToFront();
  const homes: number[] = [];
  const others: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    others.push(await open(page, other));
    homes.push(await open(page, HOME));
  }
  return { home: median(homes), other: median(others) };
}

async function enter(browser: Browser, url: string, userName: string): Promise<Page> {
  const page = await (await newContext(browser, url)).newPage();
  await openSignIn(page, userName, '/');
  await pressSignIn(page);
  await menuLink(page, HOME.link).waitFor();
  return page;
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

export const screens: Measure = {
  name: 'screens',
  about:
    'other screens opened again from the menu in Chromium at 1366 × 768, one person, closed loop: from the click until ' +
    'the screen is painted with its data and a frame is free',
  run: async (bench) => {
    const browser = await bench.browser();
    const { url } = await bench.product();
    const manager = await enter(browser, url, MANAGER);
    const employee = await enter(browser, url, 'cta.lirr');
    const administrator = await enter(browser, url, 'admin');
    const rounds = await quietRounds(async () => {
      const managing = await byTurns(manager, CALENDAR);
      const working = await byTurns(employee, OWN);
      const administering = await byTurns(administrator, PEOPLE);
      return {
        home: managing.home,
        calendar: managing.other,
        own: working.other,
        people: administering.other,
      };
    });
    const aim = { of: 'figure', atMost: 100 } as const;
    return [
      { name: 'home of a manager', unit: 'ms', rounds: rounds.home, aim },
      { name: 'own calendar', unit: 'ms', rounds: rounds.own, aim },
      { name: 'people', unit: 'ms', rounds: rounds.people, aim },
      { name: 'calendar, from its cache', unit: 'ms', rounds: rounds.calendar, aim },
    ];
  },
};
