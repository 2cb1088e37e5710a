import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

/** State, its label and the family of its badge; two of a family differ by their icon. The last is a state that nobody knows. */
const STATES = [
  [10, 'Approvato', 'ok', 'circle-check'],
  [20, 'In attesa di annullo', 'undo', 'arrow-back-up'],
  [30, 'Annullato', 'void', 'ban'],
  [40, 'Da approvare', 'wait', 'clock'],
  [50, 'Vistato da approvare', 'seen', 'eye-check'],
  [60, 'Da vistare', 'seen', 'eye'],
  [70, 'Rifiutato', 'refused', 'circle-x'],
  [45, '–', 'void', 'progress'],
] as const;

test('[M4.1.01][M4.1.02][M4.1.03][M4.1.04][M4.1.05][M4.1.06][M4.1.07][M4.1.11][M4.4.04][M4.4.05][M4.4.07] each state of the list has its word, and its badge a style of its own', async () => {
  const ferie = STATES.map(([stato], at) =>
    request({ id: `00000000-0000-7000-8000-00000003000${at}`, cognome: `Stato${stato}`, stato }),
  );
  const { close } = openApp('/responsabile/richieste?impianto=LIRR', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie });
  });
  onTestFinished(close);
  for (const [stato, label, family, icon] of STATES) {
    const row = page.getByRole('row', { name: new RegExp(`Stato${stato}`) });
    await expect.element(row).toBeVisible();
    const element = row.element().querySelector('[data-family]')!;
    expect([stato, element.textContent]).toEqual([stato, label]);
    expect([stato, element.getAttribute('data-family')]).toEqual([stato, family]);
    expect(element.querySelector('svg')!.classList).toContain(`tabler-icon-${icon}`);
  }
});
