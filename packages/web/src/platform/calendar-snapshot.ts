/** View state of a plant's calendar: on which counter the hand lay. Per tab, never on the server. */
export interface CalendarSnapshot {
  readonly plant: string;
  readonly timeslotId: string;
  /** YYYYMMDD */
  readonly date: string;
}

const KEY = 'calendarSnapshot';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser that forbids storage forgets it: the calendar then opens as it does from elsewhere. */
export function saveCalendarSnapshot(snapshot: CalendarSnapshot, shelf: Shelf = sessionStorage): void {
  try {
    shelf.setItem(KEY, JSON.stringify(snapshot));
  } catch {
    // Nothing to do.
  }
}

/** Takes the snapshot of a plant's calendar; it serves once. */
export function takeCalendarSnapshot(plant: string, shelf: Shelf = sessionStorage): CalendarSnapshot | null {
  try {
    const kept = JSON.parse(shelf.getItem(KEY) ?? 'null') as CalendarSnapshot | null;
    if (kept?.plant !== plant) return null;
    shelf.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
