import { listAudit, readAuditProof, type AuditListRow } from '@torre/contract/administration';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const LONG = `Cambio concordato con ${'la sala operativa e '.repeat(12)}il turno`;
const ROW: AuditListRow = {
  auditId: '00000000-0000-4000-8000-000000000001',
  at: '14/12/2026 09:00',
  actor: '800245',
  actorName: 'Caruso Francesca',
  subject: '800123',
  subjectName: 'Moretti Valentina',
  call: 'updateShift',
  what: 'update',
  entity: 'shift',
  entityKey: '800123-20261215',
  reason: null,
  plant: 'LIRR',
  day: '20261215',
  values: [{ field: 'note', hidden: false, old: null, new: LONG, erased: false }],
};

function openAudit() {
  const app = openApp('/amministrazione/audit', (server) => {
    signedIn(server, ADMINISTRATOR);
    server.answers(listAudit, { outcome: DONE, beyond: null, total: 1, rows: [ROW] });
    server.refuses(readAuditProof, 500, -500);
  });
  onTestFinished(app.close);
}

test('what was changed takes the room that the other columns leave, and hovering tells all of it', async () => {
  openAudit();
  const changed = page.getByText(/^nota condivisa.*Cambio concordato/);
  await expect.element(changed).toHaveAttribute('title', expect.stringContaining(LONG));
  const widths = () =>
    [...document.querySelectorAll<HTMLElement>('tbody tr:first-child td')].map(
      ({ clientWidth }) => clientWidth,
    );
  const own = () => changed.element().closest('td')!.clientWidth;
  // No other column is wider than its words and filter need.
  await expect.poll(own).toBeGreaterThan(350);
  expect(own()).toBe(Math.max(...widths()));
});

test('on the phone a line of the trail names the person that it is about', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  openAudit();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '800123-2026' }))
    .toMatchTextContent(/su Moretti Valentina/);
});
