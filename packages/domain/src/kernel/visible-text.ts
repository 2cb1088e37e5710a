/** Controls, marks of direction, signs without width, fillers and the empty sign of Braille: nothing that is read, and some turn the text around them round. */
const UNREAD = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A name of one line as it is kept: without signs that show nothing or turn the text round, a line break as a space. '' when
 * nothing is left to read.
 */
export function visibleName(given: string): string {
  return given.replace(/\s+/gu, ' ').replace(UNREAD, '').trim();
}

/** Something that can be read. */
export function isVisible(text: string): boolean {
  return visibleName(text) !== '';
}
