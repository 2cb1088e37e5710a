/** The middle value; of an even number the mean of the two middle ones. Throws RangeError without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** For times that end with a frame: they lie in heaps a frame apart, and a median jumps from one to the next. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Value below which `percent` of the values lie, interpolated between neighbours. Throws RangeError without values. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new RangeError('no values');
  const sorted = values.toSorted((one, other) => one - other);
  const at = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(at)]!;
  const above = sorted[Math.ceil(at)]!;
  return below + (above - below) * (at - Math.floor(at));
}

/** Distance of the extremes as a share of the median: 0.25 is 25 %. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}
