import { jobList, listJobs, retryJob, type JobRow } from '@torre/contract/jobs';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';
import { onPhone, tap } from '../testing/phone.ts';

const DONE_JOB: JobRow = {
  jobId: '019a0000-0000-7000-8000-000000000001',
  name: 'file.check',
  state: 'completato',
  done: 4,
  total: 4,
  message: '',
  startedBy: 'Amministratore Ada',
  createdAt: '14/12/2026 09:00',
  startedAt: '14/12/2026 09:00',
  finishedAt: '14/12/2026 09:01',
  attempts: 1,
  attemptsAllowed: 4,
  error: null,
  allowedActions: [],
};
const CANCELLED: JobRow = { ...DONE_JOB, state: 'annullato', done: 1, allowedActions: ['retry'] };

test('the list of jobs is read on the phone: state, name and actions in a sheet', async () => {
  await onPhone();
  let job = DONE_JOB;
  const open = () => {
    const app = openApp('/amministrazione/lavori', (server) => {
      signedIn(server, ADMINISTRATOR);
      server.answers(listJobs, (asked) => pageOf(jobList, [job], asked));
      server.answers(retryJob, () => {
        job = DONE_JOB;
        return { outcome: DONE };
      });
    });
    onTestFinished(app.close);
    return app;
  };
  const line = page.getByRole('list', { name: 'Lavori' }).getByRole('listitem').first();
  const first = open();
  await expect.element(line.getByText('Controllo di un file', { exact: true })).toBeVisible();
  await expect.element(line.getByText('completato', { exact: true })).toBeVisible();
  await expect.element(line.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d · \S/)).toBeVisible();
  await first.close();

  job = CANCELLED;
  open();
  await expect.element(line.getByText('annullato', { exact: true })).toBeVisible();
  await tap(line.getByRole('button', { name: /^Azioni/ }));
  const sheet = page.getByRole('dialog');
  await expect.element(sheet).toMatchTextContent('Controllo di un file');
  expect(sheet.getByRole('button', { name: 'Annulla', exact: true }).elements()).toEqual([]);
  await tap(sheet.getByRole('button', { name: 'Riprova' }));
  await expect.element(sheet).not.toBeInTheDocument();
  await expectNotice(1, 'Lavoro rimesso in coda: Controllo di un file');
  await expect.element(line.getByText('completato', { exact: true })).toBeVisible();
});
