/** Where cells are looked up: what everybody sees, or the month as it would stand after the open draft. */
export type CellSource = 'published' | 'planned';
