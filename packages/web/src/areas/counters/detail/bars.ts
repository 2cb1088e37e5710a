/** People against chairs under one bar of a graph. */
export interface BarFigures {
  readonly employees: number;
  readonly chairs: number;
  /** Chairs that stay empty though the people suffice; 0 where nobody counts them. */
  readonly lacks: number;
}

export interface Bar extends BarFigures {
  readonly key: string;
  /** Below the bar. */
  readonly label: string;
  /** In the tooltip and for readers, where the label is short. */
  readonly name: string;
}

export interface DrawnBar {
  /** Employees minus chairs (M2.1.30). */
  readonly difference: number;
  /** Above the line: never below 0. */
  readonly green: number;
  /** Below the line: never above 0 (M2.1.33, resolution B08). */
  readonly red: number;
}

export function drawnBar({ employees, chairs, lacks }: BarFigures): DrawnBar {
  const difference = employees - chairs;
  if (difference < 0) return { difference, green: 0, red: difference };
  return { difference, green: difference, red: lacks === 0 ? 0 : -lacks };
}

export interface Axis {
  readonly step: number;
  /** The axis reaches as far above 0 as below it. */
  readonly limit: number;
  /** From the top to the bottom. */
  readonly ticks: readonly number[];
}

const FIVE = 5;
const STEPS = 10;

/** M2.1.35: the largest absolute value / 10, raised to the next multiple of 5, at least 5. */
export function axisStep(largest: number): number {
  return Math.max(FIVE, Math.ceil(largest / STEPS / FIVE) * FIVE);
}

export function axisOf(bars: readonly BarFigures[]): Axis {
  const largest = Math.max(0, ...bars.map(drawnBar).flatMap(({ green, red }) => [green, -red]));
  const step = axisStep(largest);
  const steps = Math.max(1, Math.ceil(largest / step));
  return {
    step,
    limit: steps * step,
    ticks: Array.from({ length: 2 * steps + 1 }, (_, index) => (steps - index) * step),
  };
}
