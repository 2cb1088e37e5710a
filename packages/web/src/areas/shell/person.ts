import type { Utente } from '@torre/contract/identity';

/** Initials for the avatar: name, then surname. */
export function initialsOf({ nome, cognome }: Pick<Utente, 'nome' | 'cognome'>): string {
  return `${nome.charAt(0)}${cognome.charAt(0)}`.toUpperCase();
}

export function fullNameOf({ nome, cognome }: Pick<Utente, 'nome' | 'cognome'>): string {
  return `${nome} ${cognome}`.trim();
}
