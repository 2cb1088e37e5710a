/** A stretch of time, in minutes: of a day's clock, or elapsed ones. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

export const overlap = (one: Span, other: Span): boolean => one.begin < other.end && other.begin < one.end;

/** What of `from` none of `taken` covers, in order. */
export function without(from: readonly Span[], taken: readonly Span[]): readonly Span[] {
  return taken.reduce<readonly Span[]>(
    (left, gone) =>
      left.flatMap((span) =>
        overlap(span, gone)
          ? [
              { begin: span.begin, end: Math.min(span.end, gone.begin) },
              { begin: Math.max(span.begin, gone.end), end: span.end },
            ].filter(({ begin, end }) => begin < end)
          : [span],
      ),
    merged(from),
  );
}

/** The same time in as few spans as there can be, in order. */
export function merged(spans: readonly Span[]): readonly Span[] {
  const joined: { begin: number; end: number }[] = [];
  for (const { begin, end } of spans.toSorted((one, other) => one.begin - other.begin)) {
    const last = joined.at(-1);
    if (last !== undefined && begin <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ begin, end });
  }
  return joined;
}
