import { expect, test } from 'vitest';
import { SECOND_BADGES, STATUS_LABELS, badgeStyleOf, secondBadgeOf, secondBadgeWord } from './index.ts';
import type { BadgeStyle, StatusLabel } from './index.ts';

const labelsOf = (style: BadgeStyle) => STATUS_LABELS.filter((label) => badgeStyleOf(label) === style);

const STYLES: Readonly<Record<BadgeStyle, readonly StatusLabel[]>> = {
  pending: [
    'In attesa accettazione',
    'In attesa approvazione Rostering',
    'Richiesta manuale in attesa di approvazione',
    'Da approvare',
    'Da autorizzare',
    'in autorizzazione',
    'Da liquidare',
  ],
  approved: ['Approvata', 'Approvato', 'Autorizzata', 'Liquidata'],
  cancelled: ['Annullata', 'Annullato', 'Errore'],
  'da-vistare': ['Da vistare'],
  'rejected-pending': ['In attesa di annullo', 'In attesa di annullamento'],
  rejected: [
    'Non approvata',
    'Non autorizzata',
    'Rifiutato',
    'Rifiutata',
    'Rifiutata da dipendenti',
    'Rifiutata dal dipendente',
  ],
  'vistato-da-approvare': ['Vistato da approvare'],
  neutral: ['In lavorazione', 'Approvato in attesa di registrazione', 'Idle', 'Aperta', '–'],
};

test('[M4.4.01][M4.4.02][M4.4.03][M4.4.04][M4.4.05][M4.4.06][M4.4.07][M4.4.08] every label has the badge of its style; none is matched by a part of it', () => {
  const styles = Object.keys(STYLES) as readonly BadgeStyle[];
  expect(Object.fromEntries(styles.map((style) => [style, labelsOf(style)]))).toEqual(STYLES);
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
