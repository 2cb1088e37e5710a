import type { Browser, Page } from 'playwright-core';
import { newContext, observed, openSignIn, pressSignIn } from '../browser/calendar-page.ts';
import { together } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import { MANAGER } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

const VISITS = 3;

/** A screen by its name in the menu, and words that only it shows. */
interface Screen {
  readonly link: string;
  readonly words: string;
}

const HOME: Screen = { link: 'Home', words: 'I miei prossimi turni' };
const OWN: Screen = { link: 'Il mio calendario', words: 'I miei turni' };
const PEOPLE: Screen = { link: 'Persone', words: 'Account, ruoli e accessi' };
const ADMINISTRATOR = 'admin';

/** Milliseconds from the click on the menu until the screen is painted with its data and a frame is free. */
async function open(page: Page, { link, words }: Screen): Promise<number> {
  const menu = page.getByRole('navigation').getByRole('link', { name: link, exact: true });
  const [clicked, shown] = await observed(
    page,
    (wanted) => {
      const { inputTime, shows } = window.torreBench;
      return { told: Promise.all([inputTime('click'), shows(wanted)]) };
    },
    words,
    () => menu.click(),
  );
  return shown - clicked;
}

/** Two screens by turns: the median of each. */
async function byTurns(page: Page, one: Screen, other: Screen): Promise<readonly [number, number]> {
  await page.bringToFront();
  const times: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++) {
    times[0].push(await open(page, one));
    times[1].push(await open(page, other));
  }
  return [median(times[0]), median(times[1])];
}

async function enter(browser: Browser, url: string, userName: string): Promise<Page> {
  const page = await (await newContext(browser, url)).newPage();
  await openSignIn(page, userName, '/');
  await pressSignIn(page);
  await page.getByRole('navigation').getByRole('link', { name: HOME.link, exact: true }).waitFor();
  return page;
}

export const screens: Measure = {
  name: 'screens',
  about:
    'other screens opened again from the menu in Chromium at 1366 × 768, one person, closed loop: from the click until ' +
    'the screen is painted with its data and a frame is free',
  run: async (bench) => {
    const browser = await bench.browser();
    const { url } = await bench.product();
    const manager = await enter(browser, url, MANAGER);
    const administrator = await enter(browser, url, ADMINISTRATOR);
    const rounds = await together(async () => {
      const [own, home] = await byTurns(manager, OWN, HOME);
      const [people] = await byTurns(administrator, PEOPLE, HOME);
      return { home, own, people };
    });
    const aim = { of: 'figure', atMost: 100 } as const;
    return [
      { name: 'home of a manager', unit: 'ms', rounds: rounds.home, aim },
      { name: 'own calendar', unit: 'ms', rounds: rounds.own, aim },
      { name: 'people', unit: 'ms', rounds: rounds.people, aim },
    ];
  },
};
