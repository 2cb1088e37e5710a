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
  request: null,
  substitution: null,
  waiting: null,
  reason: 'Corso',
  needsAcknowledgement: true,
  madeAt: '14/12/2026 10:00',
});
const wordsOf = (notice: ShiftNotice, to: 'person' | 'manager'): string =>
  renderToStaticMarkup(<NoticeWords notice={notice} to={to} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('what was decided on a request is told with its days, never with its cause', () => {
  const request = { id: '01a20027-fa68-704e-aea4-e827010df9b8', from: '20261222', to: '20261224' };
  const decided = (stato: number, to = request.to): string =>
    wordsOf(
      { ...aNotice(), kind: 'REQUEST', reason: null, request: { ...request, to, stato } },
      'person',
    ).trim();
  expect([decided(10), decided(70), decided(30), decided(10, '20261222')]).toEqual([
    'La tua richiesta dal 22/12/2026 al 24/12/2026 è stata approvata.',
    'La tua richiesta dal 22/12/2026 al 24/12/2026 è stata rifiutata.',
    'La tua richiesta dal 22/12/2026 al 24/12/2026 è stata annullata.',
    'La tua richiesta per il 22/12/2026 è stata approvata.',
  ]);
});

test.each([
  ['Parla di un altro articolo.', 'Motivo: Parla di un altro articolo.'],
  ['Parla di un altro articolo', 'Motivo: Parla di un altro articolo.'],
  ['Ripete altri commenti. ', 'Motivo: Ripete altri commenti.'],
])('the reason %j of a decided comment ends with one full stop', (reason, expected) => {
  const comment = { state: 'REFUSED' as const, articleId: 'a', articleName: 'Nuova torre' };
  const words = wordsOf({ ...aNotice(), kind: 'COMMENT', reason, comment }, 'person').trim();
  expect(words).toBe(`Il tuo commento a «Nuova torre» non è stato pubblicato. ${expected}`);
});

test.each([
  ['PUBLISHED', 'è stato pubblicato.'],
  ['REFUSED', 'non è stato pubblicato.'],
  ['WITHDRAWN', 'è stato ritirato.'],
] as const)(
  'a %s comment of an article that readers no longer see is told without its name',
  (state, end) => {
    const comment = { state, articleId: 'a', articleName: null };
    expect(wordsOf({ ...aNotice(), kind: 'COMMENT', reason: null, comment }, 'person').trim()).toBe(
      `Il tuo commento a un articolo, nel frattempo ritirato, ${end}`,
    );
  },
);

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

test('a request that waits is told to who decides and to the second recipient in words of their own', () => {
  const request = { id: '01a20027-fa68-704e-aea4-e827010df9b8', from: '20261222', to: '20261224', stato: 60 };
  const waits = (isEscalation: boolean): string =>
    wordsOf(
      {
        ...aNotice(),
        kind: 'WAITING',
        reason: null,
        request,
        waiting: { since: '20261210', isEscalation },
        absence: {
          requestId: request.id,
          person: 'Rossi Anna',
          from: request.from,
          to: request.to,
          shifts: [],
        },
      },
      'person',
    ).trim();
  expect(waits(false)).toBe(
    'Una richiesta di Rossi Anna per il 22/12/2026 presso LIRR aspetta una decisione dal 10/12/2026.',
  );
  expect(waits(true)).toContain('chi decide è stato avvisato e non ha ancora deciso. Puoi farlo tu.');
});

test('who will be missing is told with day and shift, and nothing says whether it is an illness or a leave', () => {
  const absence = {
    requestId: '01a20027-fa68-704e-aea4-e827010df9b8',
    person: 'Rossi Anna',
    from: '20261215',
    to: '20261215',
    shifts: [{ turn: 'N', start: '20261214 2300', end: '20261215 0700' }],
  };
  const says = (more: Partial<typeof absence> = {}): string =>
    wordsOf(
      { ...aNotice(), kind: 'ABSENCE', reason: null, absence: { ...absence, ...more } },
      'person',
    ).trim();
  expect(says()).toBe(
    'Rossi Anna segnala un’assenza per il 15/12/2026 presso LIRR. Turno: N del 14/12/2026, 23:00–07:00.',
  );
  const morning = { turn: 'M', start: '20261214 0700', end: '20261214 1500' };
  expect(says({ to: '20261217', shifts: [morning, ...absence.shifts] })).toBe(
    'Rossi Anna segnala un’assenza dal 15/12/2026 al 17/12/2026 presso LIRR. ' +
      'Turni: M del 14/12/2026, 07:00–15:00, N del 14/12/2026, 23:00–07:00.',
  );
  expect(says({ shifts: [] })).toBe('Rossi Anna segnala un’assenza per il 15/12/2026 presso LIRR.');
});

test('who stands in and who is replaced are told of a substitution, and of its early end', () => {
  const substitution = {
    giver: 'Caruso Francesca',
    substitute: 'Moretti Valentina',
    isGiver: false,
    isOfOthers: false,
    from: '20261214',
    to: '20261220',
    isEnded: false,
  };
  const says = (more: Partial<typeof substitution>): string =>
    wordsOf(
      { ...aNotice(), kind: 'SUBSTITUTION', reason: null, substitution: { ...substitution, ...more } },
      'person',
    ).trim();
  expect(says({})).toBe(
    'Sostituisci Caruso Francesca come responsabile di LIRR dal 14/12/2026 al 20/12/2026.',
  );
  expect(says({ isEnded: true })).toContain('Non sostituisci più Caruso Francesca');
  expect(says({ isGiver: true })).toContain('Moretti Valentina ti sostituisce');
  expect(says({ isGiver: true, isEnded: true })).toContain('Moretti Valentina non ti sostituisce più');
  expect(says({ isOfOthers: true })).toBe(
    'Moretti Valentina, che amministra Torre, sostituisce di propria iniziativa Caruso Francesca come responsabile di LIRR ' +
      'dal 14/12/2026 al 20/12/2026.',
  );
  expect(says({ isOfOthers: true, isEnded: true })).toContain('Moretti Valentina non sostituisce più Caruso');
});

test('who is to sign an article reads which and until when, and after its last day that it was due', () => {
  const reading = {
    articleId: '01a20027-fa68-704e-aea4-e827010df9b8',
    articleName: 'Nuova frequenza',
    due: '20261220',
  };
  const says = (isLate: boolean): string =>
    wordsOf(
      { ...aNotice(), kind: 'READING', plant: '', reason: null, reading: { ...reading, isLate } },
      'person',
    ).trim();
  expect(says(false)).toBe('Da leggere e firmare entro il 20/12/2026: «Nuova frequenza».');
  expect(says(true)).toBe(
    'Andava letto e firmato entro il 20/12/2026: «Nuova frequenza». Puoi firmarlo anche ora.',
  );
});

test.each([
  ['ASKED' as const, null, 'Caruso Martina chiede di pubblicare «Nuova torre».'],
  [
    'SENT_BACK' as const,
    'Manca la data.',
    'Caruso Martina ti ha rimandato «Nuova torre». Che cosa manca: Manca la data.',
  ],
])('what waits at the desk names who and what, and what is missing: %s', (state, reason, expected) => {
  const desk = { itemId: 'a', name: 'Nuova torre', state, by: 'Caruso Martina' };
  expect(wordsOf({ ...aNotice(), kind: 'DESK', plant: '', reason, desk }, 'person').trim()).toBe(expected);
});

test('who is to read a draft reads who asks and until when, and not what it is called', () => {
  const review = {
    articleId: '01a20027-fa68-704e-aea4-e827010df9b8',
    askedBy: 'Caruso Martina',
    until: '20261221',
  };
  const words = wordsOf({ ...aNotice(), kind: 'REVIEW', plant: '', reason: null, review }, 'person').trim();
  expect(words).toBe(
    'Caruso Martina ti chiede di rivedere la bozza di un articolo: puoi leggerla fino al 21/12/2026.',
  );
});
