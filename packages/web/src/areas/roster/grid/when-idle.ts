/** How long one slice may take: a click in between is answered within a frame. */
const SLICE_MS = 6;

export interface IdleWork {
  readonly run: () => void;
}

const waiting = new Set<IdleWork>();
let scheduled = false;

function request(run: (isOver: () => boolean) => void): void {
  const begun = (): (() => boolean) => {
    const end = performance.now() + SLICE_MS;
    return () => performance.now() >= end;
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(begun()), { timeout: 500 });
  else setTimeout(() => run(begun()), 50);
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  request((isOver) => {
    scheduled = false;
    for (const work of waiting) {
      waiting.delete(work);
      work.run();
      if (isOver()) break;
    }
    if (waiting.size > 0) schedule();
  });
}

/** Does the work once the page has nothing else to do, in the order in which it was asked for; asked twice it is done once. */
export function doWhenIdle(work: IdleWork): void {
  waiting.add(work);
  schedule();
}

/** The work is done already, or nobody needs it any more. */
export function leaveIdleWork(work: IdleWork): void {
  waiting.delete(work);
}
