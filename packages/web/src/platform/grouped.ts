const GROUPED = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Numbers are written the Italian way in both languages; 4.200 has its point too. */
export const grouped = (count: number): string => GROUPED.format(count);
