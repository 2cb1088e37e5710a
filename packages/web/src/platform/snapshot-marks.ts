import { useSyncExternalStore } from 'react';

/** What the last operation did to a counter: it rose, it fell, or its people are others and its number stays. */
export type MarkWay = 'risen' | 'fallen' | 'touched';

/** Rows of the tab's snapshot of a plant's calendar, marked by what the manager did last (M4.6.07 to M4.6.10). */
export interface SnapshotMarks {
  readonly plant: string;
  /** Of the last operation; by `markKey`. */
  readonly counters: Readonly<Record<string, MarkWay>>;
  /** Requests that counters leave out, of all operations of this tab: personnel code and YYYYMMDD. */
  readonly ignored: readonly string[];
}

/** `date` is YYYYMMDD. */
export const markKey = (timeslotId: string, date: string): string => `${timeslotId} ${date}`;
export const ignoredKey = (employeeId: string, date: string): string => `${employeeId} ${date}`;

const KEY = 'calendarSnapshot.marks';
const listeners = new Set<() => void>();

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): SnapshotMarks | null {
  try {
    return JSON.parse(text ?? 'null') as SnapshotMarks | null;
  } catch {
    return null;
  }
}

/** Nothing is marked. */
export const NO_MARKS: SnapshotMarks = { plant: '', counters: {}, ignored: [] };

/** The marks of a plant in this tab. */
export function readMarks(plant: string): SnapshotMarks {
  const marks = parsed(kept());
  return marks?.plant === plant ? marks : { ...NO_MARKS, plant };
}

/** Marks what an operation did, in place of what the one before did. A browser that forbids storage marks nothing. */
export function saveMarks(marks: SnapshotMarks): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Nothing to do.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let last: { readonly text: string | null; readonly marks: SnapshotMarks | null } = {
  text: null,
  marks: null,
};

/** The marks of a plant as they come; the same object while nothing changes. */
export function useSnapshotMarks(plant: string): SnapshotMarks {
  const marks = useSyncExternalStore(subscribe, () => {
    const text = kept();
    if (text !== last.text) last = { text, marks: parsed(text) };
    return last.marks;
  });
  return marks?.plant === plant ? marks : NO_MARKS;
}
