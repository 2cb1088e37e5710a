import { CONTENT_TYPES } from './file-kinds.ts';
import type { FileExtension } from './file-kinds.ts';

/** Longest name that is kept; file systems end there too. */
export const NAME_LENGTH = 255;

/** Characters that steer a screen or a file system instead of being read: controls, directions, halves, path separators. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/**
 * The person's name for a file, fit for being shown and offered again: the last part of a path, without what
 * steers a screen, at most 255 characters with the ending kept. '' when nothing is left.
 */
export function readableName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // Taken away first: a sign between a letter and its accent would keep them apart.
  const plain = last.replace(STEERING, '').normalize('NFC');
  const clean = plain
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trimEnd();
  if (clean.length <= NAME_LENGTH) return clean;
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  // The cut may go through a character of two halves.
  const kept = clean.slice(0, NAME_LENGTH - ending.length).replace(/\p{Cs}$/u, '');
  return kept.trimEnd() + ending;
}

/** What the name says that the file is (`jpeg` counts as `jpg`); null for anything that Torre does not keep. */
export function extensionOf(name: string): FileExtension | null {
  const ending = /[^.]\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const usual = ending === 'jpeg' ? 'jpg' : ending;
  return usual !== undefined && Object.hasOwn(CONTENT_TYPES, usual) ? (usual as FileExtension) : null;
}
