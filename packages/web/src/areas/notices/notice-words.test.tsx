import type { ShiftNotice } from '@torre/contract/notices';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticeWords } from './notice-words.tsx';

const change = (date: string) => ({ date, before: 'M', after: 'P' });
const aNotice = (...dates: readonly string[]): ShiftNotice => ({
  noticeId: '01a20027-fa68-704e-aea4-e827010df9b7',
  kind: 'CHANGE',
  plant: 'LIRR',
  changes: dates.map(change),
  reason: 'Corso',
  needsAcknowledgement: true,
  madeAt: '14/12/2026 10:00',
});
const wordsOf = (notice: ShiftNotice, to: 'person' | 'manager'): string =>
  renderToStaticMarkup(<NoticeWords notice={notice} to={to} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a manager who looks at who has not acknowledged is not spoken to as the person whose shifts changed', () => {
  expect(wordsOf(aNotice('20261222'), 'person')).toContain(
    'Il tuo turno del 22/12/2026 è cambiato: da M a P. Motivo: Corso.',
  );
  expect(wordsOf(aNotice('20261222'), 'manager')).toContain(
    'Turno del 22/12/2026 cambiato: da M a P. Motivo: Corso.',
  );
  const many = aNotice('20261222', '20261223');
  expect(wordsOf(many, 'person')).toContain('2 tuoi turni sono cambiati:');
  expect(wordsOf(many, 'manager')).toContain('2 turni cambiati:');
});
