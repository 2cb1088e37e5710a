/** SQL for a date column as the domain counts days: since 1970. */
export const sqlDay = (column: string): string => `(${column} - date '1970-01-01')`;

/** SQL for a timestamptz column as the domain counts minutes: of UTC since 1970. */
export const sqlMinute = (column: string): string => `(extract(epoch from ${column}) / 60)::int`;
