/** What the bench reads in a page; installed before the page's own scripts, and the product knows nothing of it. */
export interface PageProbe {
  /**
   * When the grid whose label holds this title shows the first person's days and the page has a free frame:
   * `performance.now()` of that paint.
   */
  readonly usable: (title: string) => Promise<number>;
  /** When the main part of the page holds these words, waits for nothing any more and has a free frame. */
  readonly shows: (words: string) => Promise<number>;
  /** The first grid of this document, whatever its title; and when all the rows that it says it has were there. */
  readonly firstUsable: Promise<number>;
  readonly firstComplete: Promise<number>;
  readonly isComplete: () => boolean;
  /** When the first or the last answer to a call whose address ends so was complete. */
  readonly responseEnd: (ending: string, which: 'first' | 'last') => number;
  /** A paint after which nothing is left to do. */
  readonly freeFrame: () => Promise<number>;
  /** Milliseconds and frames from the next live event of the roster to the paint that shows it. */
  readonly nextPatch: () => Promise<{ readonly ms: number; readonly frames: number }>;
  /**
   * From the next move of the pointer to the paint in which an element that matches the selector has another style: milliseconds
   * since the hand moved, of them those that the page worked from hearing of it to the change, and frames since it heard (1: the
   * very frame that was to be made then).
   */
  readonly nextMove: (selector: string) => Promise<PaintedMove>;
  /** Milliseconds from the next event of this kind (keydown, click) to the paint after it. */
  readonly nextInput: (type: string) => Promise<number>;
  /** When the next event of this kind happens, by its own time stamp. */
  readonly inputTime: (type: string) => Promise<number>;
  /** The same clock for a change made by hand after `delay` milliseconds: frame, one cell written, paint. */
  readonly writeCell: (cell: Element, text: string, delay: number) => Promise<number>;
  /** Builds the grid as plain HTML in the element; milliseconds until it is on the screen and a frame is free. */
  readonly build: (into: Element, html: string) => Promise<number>;
}

export interface PaintedMove {
  readonly ms: number;
  readonly workMs: number;
  readonly frames: number;
}

declare global {
  interface Window {
    torreBench: PageProbe;
  }
}

/** Runs in the page. Self-contained: the browser gets its text. */
export function installProbe(): void {
  /** Two frames at 60 a second are 33 ms: what comes back sooner waited for nothing. */
  const FREE_FRAME_MS = 25;
  const ROSTER_CELL = '[data-part=body] [role=gridcell]';
  const FIRST_PERSON = '[data-part=body] [data-row^="person:"]';
  const DAYS = 28;

  /** Resolves after the browser has painted the coming frame. */
  const afterPaint = (): Promise<number> =>
    new Promise((painted) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(performance.now());
        port2.postMessage(null);
      });
    });

  const freeFrame = async (): Promise<number> => {
    for (;;) {
      const painted = await afterPaint();
      const asked = performance.now();
      await afterPaint();
      if (performance.now() - asked < FREE_FRAME_MS) return painted;
    }
  };

  const there = (isThere: () => boolean): Promise<void> =>
    new Promise((found) => {
      if (isThere()) return found();
      const watcher = new MutationObserver(() => {
        if (!isThere()) return;
        watcher.disconnect();
        found();
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    });

  let heard: (() => void) | null = null;
  const Native = window.EventSource;
  window.EventSource = class extends Native {
    constructor(url: string | URL, options?: EventSourceInit) {
      super(url, options);
      this.addEventListener('roster', () => heard?.());
    }
  };

  const nextPatch: PageProbe['nextPatch'] = () =>
    new Promise((shown) => {
      heard = () => {
        heard = null;
        const begin = performance.now();
        let frames = 0;
        let counting = true;
        const count = (): void => {
          frames++;
          if (counting) requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        const watcher = new MutationObserver((changes) => {
          const isCell = ({ target }: MutationRecord): boolean =>
            (target instanceof Element ? target : target.parentElement)?.closest(ROSTER_CELL) != null;
          if (!changes.some(isCell)) return;
          watcher.disconnect();
          counting = false;
          // Inside a frame this message comes after its paint; outside one the next frame is still to come.
          const seenIn = frames;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => shown({ ms: performance.now() - begin, frames: Math.max(1, seenIn) });
          if (seenIn > 0) port2.postMessage(null);
          else requestAnimationFrame(() => port2.postMessage(null));
        });
        watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      };
    });

  const nextMove: PageProbe['nextMove'] = (selector) =>
    new Promise((shown) => {
      let frame = 0;
      let isPainting = false;
      let ended = false;
      const { port1, port2 } = new MessageChannel();
      // A message that is sent while a frame is made arrives after its paint.
      port1.onmessage = () => (isPainting = false);
      const tick = (): void => {
        frame++;
        isPainting = true;
        port2.postMessage(null);
        if (!ended) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      const onMove = (event: Event): void => {
        const heardIn = frame;
        const heardAt = performance.now();
        const watcher = new MutationObserver((changes) => {
          if (!changes.some(({ target }) => target instanceof Element && target.matches(selector))) return;
          watcher.disconnect();
          const workMs = performance.now() - heardAt;
          const paintedIn = isPainting ? frame : frame + 1;
          const report = (): void => {
            ended = true;
            shown({ ms: performance.now() - event.timeStamp, workMs, frames: paintedIn - heardIn });
          };
          if (isPainting) setTimeout(report);
          else void afterPaint().then(report);
        });
        watcher.observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
      };
      window.addEventListener('pointermove', onMove, { capture: true, once: true });
    });

  const inputTime: PageProbe['inputTime'] = (type) =>
    new Promise((happened) => {
      window.addEventListener(type, (event) => happened(event.timeStamp), { capture: true, once: true });
    });

  const isComplete = (): boolean => {
    const grid = document.querySelector('[role=grid]');
    const rows = grid?.querySelectorAll('[role=row]').length ?? 0;
    return grid !== null && rows >= Number(grid.getAttribute('aria-rowcount'));
  };

  const usable: PageProbe['usable'] = async (title) => {
    await there(() => {
      const label = document.querySelector('[role=grid]')?.getAttribute('aria-label') ?? '';
      const cells = document.querySelector(FIRST_PERSON)?.querySelectorAll('[role=gridcell]').length ?? 0;
      return label.includes(title) && cells >= DAYS;
    });
    return freeFrame();
  };

  const shows: PageProbe['shows'] = async (words) => {
    await there(() => {
      const main = document.querySelector('main');
      // A status with words of its own is content (how many rows a table shows); one that is only labelled stands for what comes.
      const waits = main?.querySelector('[role=status][aria-label], [aria-busy=true]') != null;
      return !waits && main?.textContent?.includes(words) === true;
    });
    return freeFrame();
  };

  window.torreBench = {
    shows,
    nextPatch,
    nextMove,
    inputTime,
    isComplete,
    freeFrame,
    usable,
    firstUsable: usable(''),
    firstComplete: there(isComplete).then(freeFrame),
    responseEnd: (ending, which) => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending));
      const call = which === 'first' ? calls[0] : calls.at(-1);
      return (call as PerformanceResourceTiming).responseEnd;
    },
    nextInput: (type) =>
      new Promise((painted) => {
        const listener = (event: Event): void => {
          void afterPaint().then((at) => painted(at - event.timeStamp));
        };
        window.addEventListener(type, listener, { capture: true, once: true });
      }),
    writeCell: (cell, text, delay) =>
      new Promise((painted) => {
        setTimeout(() => {
          const begin = performance.now();
          requestAnimationFrame(() => {
            cell.textContent = text;
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => painted(performance.now() - begin);
            port2.postMessage(null);
          });
        }, delay);
      }),
    build: async (into, html) => {
      const begin = performance.now();
      into.innerHTML = html;
      return (await freeFrame()) - begin;
    },
  };
}
