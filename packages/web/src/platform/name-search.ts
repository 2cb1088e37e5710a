/** Without case and accents, so that 'niccolo' finds Niccolò. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('it-IT');
}

/** Whether a name holds each word that was typed, in any order; nothing typed finds everybody. */
export function nameFinder(typed: string): (name: string) => boolean {
  const words = plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (name) => {
    const plain = plainText(name);
    return words.every((word) => plain.includes(word));
  };
}
