const UNITS = ['byte', 'kB', 'MB', 'GB'] as const;

/** `830 byte`, `12 kB`, `1,4 MB`: as file managers say it, in Italian numbers. */
export function fileSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit > 1 && value < 10 ? 1 : 0;
  return `${value.toLocaleString('it-IT', { maximumFractionDigits: digits })} ${UNITS[unit]}`;
}
