import { listFiles, listOwnFiles } from '@torre/contract/files';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

test('without any file the sentence stands together; a phone is offered a button for a thumb, and no dragging', async () => {
  await onPhone();
  const app = openApp('/amministrazione/file', (server) => {
    signedIn(server, ADMINISTRATOR);
    const nothing = { outcome: DONE, rows: [], beyond: null, total: 0 };
    server.answers(listFiles, nothing);
    server.answers(listOwnFiles, nothing);
  });
  onTestFinished(app.close);
  const box = async (part: ReturnType<typeof page.getByText>) =>
    (await part.findElement()).getBoundingClientRect();
  expect((await box(page.getByRole('button', { name: 'Scegli i file' }))).height).toBeGreaterThanOrEqual(44);
  await expect.element(page.getByText('Trascina qui i file')).not.toBeVisible();
  const title = await box(page.getByText('Nessun file'));
  const why = await box(page.getByText(/^I file compaiono qui/));
  expect(why.top - title.bottom).toBeLessThan(16);
});
