import { describe, expect, test } from 'vitest';
import { SECOND_BADGES, STATUS_LABELS, badgeStyleOf, secondBadgeOf, secondBadgeWord } from './index.ts';
import type { BadgeStyle } from './index.ts';

const labelsOf = (style: BadgeStyle) => STATUS_LABELS.filter((label) => badgeStyleOf(label) === style);

describe('badges', () => {
  test.each([
    [
      '[M4.4.01] pending',
      'pending',
      [
        'In attesa accettazione',
        'In attesa approvazione Rostering',
        'Richiesta manuale in attesa di approvazione',
        'Da approvare',
        'Da autorizzare',
        'in autorizzazione',
        'Da liquidare',
      ],
    ],
    ['[M4.4.02] approved', 'approved', ['Approvata', 'Approvato', 'Autorizzata', 'Liquidata']],
    ["[M4.4.03] cancelled, with 'Annullato'", 'cancelled', ['Annullata', 'Annullato', 'Errore']],
    ['[M4.4.04] da-vistare', 'da-vistare', ['Da vistare']],
    ['[M4.4.05] rejected-pending', 'rejected-pending', ['In attesa di annullo', 'In attesa di annullamento']],
    [
      '[M4.4.06] rejected, with what employees refused',
      'rejected',
      [
        'Non approvata',
        'Non autorizzata',
        'Rifiutato',
        'Rifiutata',
        'Rifiutata da dipendenti',
        'Rifiutata dal dipendente',
      ],
    ],
    ['[M4.4.07] vistato-da-approvare', 'vistato-da-approvare', ['Vistato da approvare']],
    [
      '[M4.4.08] neutral: no label is matched by a part of it',
      'neutral',
      ['In lavorazione', 'Approvato in attesa di registrazione', 'Idle', 'Aperta', '–'],
    ],
  ] as const)('%s', (_title, style, labels) => {
    expect(labelsOf(style)).toEqual(labels);
  });
});

test('[M4.4.09] each word of the second badge has its style, in Italian as in English', () => {
  expect(SECOND_BADGES.map((badge) => `${badge}: ${secondBadgeWord(badge)}`)).toEqual([
    'working: IN LAVORAZIONE',
    'submitted: SOTTOMESSO',
    'approved: APPROVATO',
    'rejected: RIFIUTATO',
    'saved: SALVATO',
    'annulled: ANNULLATO',
    'approving: IN APPROVAZIONE',
    'rejecting: IN RIFIUTO',
    'all: TUTTI',
  ]);
  for (const badge of SECOND_BADGES) {
    expect(secondBadgeOf(badge.toUpperCase())).toBe(badge);
    expect(secondBadgeOf(secondBadgeWord(badge).toLowerCase())).toBe(badge);
  }
  expect(secondBadgeOf('IN ATTESA')).toBe(null);
});
