// oxlint-disable-next-line no-control-regex -- the characters that are meant
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/gu;

/** A text of a file, with the sign of replacement for what PostgreSQL cannot store (NUL, half a character) and for controls. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll(CONTROL, '\uFFFD');
