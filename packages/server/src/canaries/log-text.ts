const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The lines of a log without what only measures or tells requests apart: among so many digits of instants, durations and ids those of
 * a personnel code stand by chance.
 */
export function logText(lines: string): string {
  const isMeasured = (key: string, value: unknown): boolean =>
    typeof value === 'number'
      ? key === 'time' || !Number.isInteger(value)
      : typeof value === 'string' && UUID.test(value);
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      JSON.stringify(JSON.parse(line, (key, value: unknown) => (isMeasured(key, value) ? undefined : value))),
    )
    .join('\n');
}

/** Names and labels of what is measured, without the numbers, for the same reason. */
export const metricLabels = (metrics: string): string => metrics.replaceAll(/ [\d.e+-]+$/gm, '');
