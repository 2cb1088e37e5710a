import { readCounterDetail, readCounters, readSpecializationDetail } from '@torre/contract/counters';
import type { CounterRow } from '@torre/contract/counters';
import { compactCalendar } from '@torre/contract/month';
import { readOperativePlan } from '@torre/contract/operations-room';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { counterDetail, declareCounter } from '../testing/fake-counter.ts';
import { declareHome } from '../testing/fake-home.ts';
import { declareMonth, MONTH_ADDRESS, monthOfOne } from '../testing/fake-month.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const NIGHT = {
  timeslotId: 'N',
  description: 'N',
  beginTime: '2300',
  endTime: '0700',
  kind: 'LAV',
} as const;
/** Tonight: one more than positions, nobody for TMA from one to five, and the supervisor's place taken by Nord. */
const VERDICT: CounterRow['verdict'] = {
  missing: 1,
  hours: [{ from: '0100', to: '0500' }],
  specializations: [{ specializationId: 'APS-TMA', missing: 1, hours: [{ from: '0100', to: '0500' }] }],
  covered: [{ island: 'Sala', chairs: 1, by: ['Nord'], hours: [{ from: '2300', to: '0700' }] }],
};
const SENTENCE = 'manca 1 persona: APS-TMA 01:00–05:00; coperte da altre isole: 1 di Sala da Nord';
const detail = counterDetail('N', '20261215');
const counters = { ...detail.counters, employees: 13, chairs: 12, hasAnotherLacks: true, verdict: VERDICT };
const { islands: _islands, specializations: _specializations, hours: _hours, ...row } = counters;

function open(address: string): void {
  const app = openApp(address, (server) => {
    signedIn(server, { ...MANAGER, plantTimeslots: { LIRR: [NIGHT] } });
    declareHome(server);
    declareMonth(server);
    declareCounter(server);
    server.answers(readCounters, { outcome: DONE, counters: [row], position: '10' });
    server.answers(readCounterDetail, { ...detail, counters });
    server.refuses(readSpecializationDetail, 404, -404);
    server.refuses(readOperativePlan, 404, -404);
    server.answers(compactCalendar, (asked) =>
      asked.query.get('shape') === 'compact'
        ? monthOfOne(asked)
        : Response.json({ outcome: DONE, employees: [] }),
    );
  });
  onTestFinished(app.close);
}

const night = page
  .getByRole('row')
  .filter({ has: page.getByRole('rowheader', { name: /^N\b/ }) })
  .getByRole('gridcell')
  .nth(14);

test.each([
  ['the month', MONTH_ADDRESS, night],
  ['the home', '/', page.getByRole('link', { name: /^−1 stanotte N/ })],
  ['the detail', '/responsabile/calendario/contatore/DIVLIRR-20261215/N', page.getByRole('main')],
  [
    "'In sala'",
    '/responsabile/calendario?impianto=LIRR&vista=oggi',
    page.getByRole('list', { name: 'Prossima fascia' }).getByRole('listitem'),
  ],
])(
  'one night reads the same in %s: what is missing, of what, when, and what others cover',
  async (_, address, place) => {
    open(address);
    await expect.element(place).toBeInTheDocument();
    const words = (element: Element): string => element.ariaLabel ?? element.textContent;
    await expect.poll(() => words(place.element())).toContain(SENTENCE);
  },
);

test('the corner of the month counts the night by the same figure', async () => {
  open(MONTH_ADDRESS);
  await expect.element(night).toHaveTextContent('−1');
  await expect.element(page.getByText('N stanotte −1', { exact: true })).toBeVisible();
});
