import type { Page } from 'playwright-core';

/** The floor of the grid: an empty page of the same browser with the product's styles, and its grid as plain HTML. */
export interface BarePage {
  readonly page: Page;
  /** Number of cells in the HTML. */
  readonly cells: number;
  /** Milliseconds of one bare build, until it is painted and a frame is free. */
  build(): Promise<number>;
}

declare global {
  interface Window {
    /** HTML of the grid, kept from build to build. */
    bareGrid: string;
  }
}

interface Likeness {
  readonly css: string;
  readonly root: readonly (readonly [name: string, value: string])[];
  readonly shell: string;
  readonly grid: string;
}

/** An address of the product's origin, so that its fonts load; the answer comes from here. */
const ADDRESS = '/empty-page-of-the-bench';
const EMPTY = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

/** Takes the likeness of a calendar that is completely drawn. */
export async function openBarePage(calendar: Page): Promise<BarePage> {
  const likeness = await calendar.evaluate((): Likeness => {
    const scroller = document.querySelector('[role=grid]')!.parentElement!;
    let shell = '<div id="bare" style="display: contents"></div>';
    for (let around = scroller.parentElement!; around !== document.body; around = around.parentElement!) {
      const copy = around.cloneNode(false) as Element;
      copy.innerHTML = shell;
      shell = copy.outerHTML;
    }
    return {
      css: [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
        .join('\n'),
      root: [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const),
      shell,
      grid: scroller.outerHTML,
    };
  });
  const page = await calendar.context().newPage();
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  await page.goto(ADDRESS);
  const cells = await page.evaluate(({ css, root, shell, grid }) => {
    for (const [name, value] of root) document.documentElement.setAttribute(name, value);
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    document.body.innerHTML = shell;
    window.bareGrid = grid;
    document.querySelector('#bare')!.innerHTML = grid;
    return document.querySelectorAll('#bare [role=gridcell]').length;
  }, likeness);
  return {
    page,
    cells,
    async build() {
      await page.bringToFront();
      return page.evaluate(async () => {
        const into = document.querySelector('#bare')!;
        into.innerHTML = '';
        await window.torreBench.freeFrame();
        return window.torreBench.build(into, window.bareGrid);
      });
    },
  };
}

/** Makes arrows move the focus from cell to cell, with nothing else behind them. */
export async function moveByArrows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const grid = document.querySelector('#bare [role=grid]')!;
    grid.addEventListener('keydown', (event) => {
      const cell = event.target as HTMLElement;
      const row = cell.parentElement!;
      const wanted =
        (event as KeyboardEvent).key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
      const next = wanted?.children[[...row.children].indexOf(cell)];
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      cell.removeAttribute('tabindex');
      next.tabIndex = 0;
      next.focus({ preventScroll: true });
    });
  });
}
