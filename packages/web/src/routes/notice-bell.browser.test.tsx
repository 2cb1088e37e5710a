import { listOwnSessions } from '@torre/contract/identity';
import { acknowledgeNotice, ownNotices, type ShiftNotice } from '@torre/contract/notices';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownRequest, ownRequestsOf } from '../testing/fake-requests.ts';
import { CONTROLLER, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';
import { SilentStream } from '../testing/silent-stream.ts';

const ASKED = ownRequest();
const CHANGE: ShiftNotice = {
  noticeId: '01a20027-fa68-704e-aea4-e827010df9b7',
  kind: 'CHANGE',
  plant: 'LIRR',
  changes: [{ date: '20270103', before: 'M', after: 'P' }],
  request: null,
  substitution: null,
  waiting: null,
  reason: null,
  needsAcknowledgement: true,
  madeAt: '14/12/2026 08:00',
};
const DECISION: ShiftNotice = {
  ...CHANGE,
  noticeId: '01a20027-fa68-704e-aea4-e827010df9b8',
  kind: 'REQUEST',
  changes: [],
  request: { id: ASKED.id, stato: 10, from: '20261223', to: '20261223' },
  needsAcknowledgement: false,
  madeAt: '14/12/2026 08:30',
};

/** A screen that is not the home; the server forgets what is acknowledged. */
function openWith(...first: readonly ShiftNotice[]): MountedApp & {
  readonly come: (notice: ShiftNotice) => Promise<void>;
} {
  let waiting = first;
  const app = openApp('/dipendente/richieste', (server) => {
    signedIn(server, CONTROLLER);
    ownRequestsOf(server, [ASKED]);
    server.answers(ownNotices, () => ({ outcome: DONE, notices: waiting }));
    server.answers(acknowledgeNotice, ({ path }) => {
      waiting = waiting.filter(({ noticeId }) => !path.includes(noticeId));
      return { outcome: DONE };
    });
  });
  onTestFinished(app.close);
  return {
    ...app,
    async come(notice) {
      waiting = [notice, ...waiting];
      // what is told before the screen listens is told to nobody
      await SilentStream.tellOnceOpen('notices', { plant: 'LIRR', isOwn: true }, '11');
    },
  };
}

const bell = (name: string) => page.getByRole('button', { name, exact: true });
const opened = page.getByRole('region', { name: 'Avvisi' });

test('the bell counts what waits on every screen, and what comes is counted and told without a reload', async () => {
  const app = openWith(CHANGE);
  await expect.element(bell('Avvisi: uno da leggere')).toBeVisible();
  await app.come(DECISION);
  await expect.element(bell('Avvisi: 2 da leggere')).toBeVisible();
  await expect.element(page.getByText('Ci sono 2 novità per te.')).toBeInTheDocument();
});

test('what the bell lists is read by the keyboard, acknowledged there, and leads to what it speaks of', async () => {
  const app = openWith(DECISION, CHANGE);
  const button = bell('Avvisi: 2 da leggere');
  await expect.element(button).toBeVisible();
  ((await button.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(opened.getByText('La tua richiesta per il 23/12/2026 è stata approvata.'))
    .toBeVisible();
  await expect
    .element(opened.getByRole('link', { name: 'Vai al giorno' }))
    .toHaveAttribute('href', '/dipendente/calendario?mese=2027-01&giorno=20270103');
  await opened.getByRole('button', { name: /^Ho preso visione/ }).click();
  await expect.element(bell('Avvisi: uno da leggere')).toBeInTheDocument();
  expect(app.server.askedFor(acknowledgeNotice)[0]!.path).toContain(CHANGE.noticeId);
  // The button is gone with its notice: the next one takes the focus, once the action is over.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Chiudi, /);
  await userEvent.keyboard('{Escape}');
  await expect.element(opened).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('aria-haspopup')).toBe('dialog');
  await userEvent.keyboard('{Enter}');
  await opened.getByRole('link', { name: 'Vai alla richiesta' }).click();
  await expect.poll(app.address).toBe(`/dipendente/richieste?dettaglio=${ASKED.id}`);
  await expect.element(opened).not.toBeInTheDocument();
});

test('on the phone the bell is a thumb wide and its list comes from the lower edge', async () => {
  await onPhone();
  openWith(DECISION);
  const button = bell('Avvisi: uno da leggere');
  await expect.element(button).toBeVisible();
  const { height, right } = (await button.findElement()).getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(right).toBeGreaterThan(330);
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Avvisi' });
  await expect.element(sheet.getByRole('button', { name: /^Chiudi, / })).toBeVisible();
  await sheet.getByRole('button', { name: /^Chiudi, / }).click();
  await expect.element(sheet.getByText('Nessun avviso da leggere.')).toBeVisible();
});

test('a comment leads to its article while readers see it, and nowhere once it was withdrawn', async () => {
  const commentOf = (id: string, articleName: string | null): ShiftNotice => ({
    ...DECISION,
    noticeId: `01a20027-fa68-704e-aea4-e827010df9${id}`,
    kind: 'COMMENT',
    request: null,
    comment: { state: 'PUBLISHED', articleId: id, articleName },
  });
  openWith(commentOf('c1', 'Nuova torre'), commentOf('c2', null));
  await bell('Avvisi: 2 da leggere').click();
  await expect
    .element(opened.getByText(/^Il tuo commento a un articolo, nel frattempo ritirato/))
    .toBeVisible();
  const links = opened.getByRole('link', { name: 'Vai all’articolo' });
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['/articoli/article/c1']);
});

test('a request that waits leads its manager to it among the requests of the plant', async () => {
  const WAITS: ShiftNotice = {
    ...DECISION,
    kind: 'WAITING',
    request: { id: ASKED.id, stato: 60, from: '20261223', to: '20261223' },
    waiting: { since: '20261208', isEscalation: true },
    absence: { requestId: ASKED.id, person: 'Rossi Anna', from: '20261223', to: '20261223', shifts: [] },
  };
  const app = openApp('/sessioni', (server) => {
    signedIn(server, MANAGER);
    server.answers(listOwnSessions, { outcome: DONE, sessions: [] });
    server.answers(ownNotices, { outcome: DONE, notices: [WAITS] });
  });
  onTestFinished(app.close);
  await bell('Avvisi: uno da leggere').click();
  const link = opened.getByRole('link', { name: 'Vai alla richiesta' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toContain('/responsabile/richieste?impianto=LIRR');
  expect(link.element().getAttribute('href')).toContain(ASKED.id);
});

test('who will be missing tomorrow is named at the bell of a manager and leads to the request, without a cause', async () => {
  const MISSING: ShiftNotice = {
    ...CHANGE,
    kind: 'ABSENCE',
    changes: [],
    needsAcknowledgement: false,
    absence: {
      requestId: ASKED.id,
      person: 'Rossi Anna',
      from: '20261215',
      to: '20261215',
      shifts: [{ turn: 'M', start: '20261215 0700', end: '20261215 1500' }],
    },
  };
  const app = openApp('/sessioni', (server) => {
    signedIn(server, MANAGER);
    server.answers(listOwnSessions, { outcome: DONE, sessions: [] });
    server.answers(ownNotices, { outcome: DONE, notices: [MISSING] });
  });
  onTestFinished(app.close);
  await bell('Avvisi: uno da leggere').click();
  await expect
    .element(
      opened.getByText(
        'Rossi Anna segnala un’assenza per il 15/12/2026 presso LIRR. Turno: M del 15/12/2026, 07:00–15:00.',
      ),
    )
    .toBeVisible();
  const link = opened.getByRole('link', { name: 'Vai alla richiesta' });
  expect(link.element().getAttribute('href')).toContain('/responsabile/richieste?impianto=LIRR');
  expect(link.element().getAttribute('href')).toContain(ASKED.id);
});
