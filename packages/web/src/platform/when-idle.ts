/** How long one slice may take: a click in between is answered within a frame. */
const SLICE_MS = 6;
/** A busy page does it all the same, so much later. */
const LATEST_MS = 500;

/** The first moments after something was asked for belong to what somebody waits for. */
const PAUSE_MS = 150;

export interface IdleWork {
  readonly run: () => void;
}

/** What calls the server comes before what only this page needs. */
const calls = new Set<IdleWork>();
const others = new Set<IdleWork>();
let scheduled = false;
/** Work that was scheduled before is none of a later round's. */
let round = 0;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run);
}

function runSlice(): void {
  const end = performance.now() + SLICE_MS;
  for (const queue of [calls, others]) {
    for (const work of queue) {
      if (performance.now() >= end) return whenIdle(runSlice);
      queue.delete(work);
      work.run();
    }
  }
  scheduled = false;
  if (calls.size > 0) schedule();
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  const own = round;
  setTimeout(() => own === round && whenIdle(runSlice), PAUSE_MS);
}

/** Nobody is there any more who needs any of it: the session has ended. */
export function dropIdleWork(): void {
  calls.clear();
  others.clear();
  scheduled = false;
  round += 1;
}

/** Does the work once the page has nothing else to do, in the order in which it was asked for; asked twice it is done once. */
export function doWhenIdle(work: IdleWork): void {
  others.add(work);
  schedule();
}

/** The work is done already, or nobody needs it any more. */
export function leaveIdleWork(work: IdleWork): void {
  others.delete(work);
}

/**
 * Makes a call for which nobody waits, once the page has painted what somebody does wait for. The answer takes the call back,
 * if it is still to come.
 */
export function callWhenIdle(run: () => void): () => void {
  const work = { run };
  calls.add(work);
  schedule();
  return () => void calls.delete(work);
}
