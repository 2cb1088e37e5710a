import { civil, displayDay, MONTHS } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { RosterLock } from '@torre/domain/roster';

/** 'dicembre 2026' */
export function monthText(day: Day): string {
  const { year, month } = civil(day);
  return `${MONTHS[month - 1]!.toLowerCase()} ${year}`;
}

/** 'il 15/12/2026', 'dal 15/12/2026 al 20/12/2026' */
export function daysText({ from, to }: Pick<RosterLock, 'from' | 'to'>): string {
  return from === to ? `il ${displayDay(from)}` : `dal ${displayDay(from)} al ${displayDay(to)}`;
}

/** Why a save in a locked cell is refused, who locked it, and what to do. */
export function lockedText(lock: RosterLock): string {
  const who = `${lock.by}: «${lock.reason}».`;
  switch (lock.kind) {
    case 'month':
      return `Il mese di ${monthText(lock.from)} è chiuso per le paghe da ${who} Per modificarlo deve riaprirlo un amministratore.`;
    case 'day':
      return `I turni di tutto l’impianto sono bloccati ${daysText(lock)} da ${who} Per modificarli va tolto il blocco.`;
    case 'person':
      return `I turni di questa persona sono bloccati ${daysText(lock)} da ${who} Per modificarli va tolto il blocco.`;
  }
}
