/** Rows and columns of codes as a spreadsheet takes them from the clipboard. */
export function toTabs(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join('\t')).join('\n');
}

/** What a spreadsheet put on the clipboard: codes without blanks around them, in capitals; '' for an empty cell. */
export function fromTabs(text: string): readonly (readonly string[])[] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/s, '$1');
  return lines.map((line) => line.split('\t').map((cell) => unquoted(cell).trim().toUpperCase()));
}
