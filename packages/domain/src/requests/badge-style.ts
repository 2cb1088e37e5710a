import type { StatusLabel } from './status-labels.ts';

/** Families of badges (M4.4.01 to M4.4.08). */
export type BadgeStyle =
  | 'pending'
  | 'approved'
  | 'cancelled'
  | 'da-vistare'
  | 'rejected-pending'
  | 'rejected'
  | 'vistato-da-approvare'
  | 'neutral';

/** The badge of each label, exact (resolution B04): 'Approvato in attesa di registrazione' is not waiting. */
const BADGE_STYLE: Readonly<Record<StatusLabel, BadgeStyle>> = {
  'In attesa accettazione': 'pending',
  'In attesa approvazione Rostering': 'pending',
  'Richiesta manuale in attesa di approvazione': 'pending',
  'Da approvare': 'pending',
  'Da autorizzare': 'pending',
  // the employee's name of the same state (resolution A46)
  'in autorizzazione': 'pending',
  'Da liquidare': 'pending',
  Approvata: 'approved',
  Approvato: 'approved',
  Autorizzata: 'approved',
  Liquidata: 'approved',
  Annullata: 'cancelled',
  Annullato: 'cancelled',
  Errore: 'cancelled',
  'Da vistare': 'da-vistare',
  'In attesa di annullo': 'rejected-pending',
  'In attesa di annullamento': 'rejected-pending',
  'Non approvata': 'rejected',
  'Non autorizzata': 'rejected',
  Rifiutato: 'rejected',
  Rifiutata: 'rejected',
  'Rifiutata da dipendenti': 'rejected',
  'Rifiutata dal dipendente': 'rejected',
  'Vistato da approvare': 'vistato-da-approvare',
  'In lavorazione': 'neutral',
  'Approvato in attesa di registrazione': 'neutral',
  Idle: 'neutral',
  Aperta: 'neutral',
  '–': 'neutral',
};

/** Every label, in the order of the badges. */
export const STATUS_LABELS = Object.keys(BADGE_STYLE) as readonly StatusLabel[];

export function badgeStyleOf(label: StatusLabel): BadgeStyle {
  return BADGE_STYLE[label];
}

/** The second badge (M4.4.09, resolution B49): a style for each word, named as the word is in English. */
const SECOND_BADGE = {
  working: 'IN LAVORAZIONE',
  submitted: 'SOTTOMESSO',
  approved: 'APPROVATO',
  rejected: 'RIFIUTATO',
  saved: 'SALVATO',
  annulled: 'ANNULLATO',
  approving: 'IN APPROVAZIONE',
  rejecting: 'IN RIFIUTO',
  all: 'TUTTI',
} as const;

export type SecondBadge = keyof typeof SECOND_BADGE;

export const SECOND_BADGES = Object.keys(SECOND_BADGE) as readonly SecondBadge[];

/** The word of a second badge in Italian. */
export function secondBadgeWord(badge: SecondBadge): string {
  return SECOND_BADGE[badge];
}

/** The style of a word in Italian or English, whatever its case; null for any other. */
export function secondBadgeOf(word: string): SecondBadge | null {
  const wanted = word.trim().toUpperCase();
  return (
    SECOND_BADGES.find((badge) => badge.toUpperCase() === wanted || SECOND_BADGE[badge] === wanted) ?? null
  );
}
