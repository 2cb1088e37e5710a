import type { MonthStore, RowSnapshot } from '../month-store.ts';
import { personTotals, signedHours, totalsSentence } from '../person-totals.ts';
import { rowName } from './cell-sentence.ts';
import type { GridTexts } from './cell-sentence.ts';
import { escapeHtml } from './escape-html.ts';
import { cellLook, cellName, drawLook, sourceOf } from './grid-cell.ts';
import type { CellLook, RowSource } from './grid-cell.ts';
import type { GridColumn } from './grid-columns.ts';
import styles from './month-grid.module.css';
import { doWhenIdle, leaveIdleWork } from '../../../platform/when-idle.ts';

/** What a person's line holds. */
export interface LineContent {
  readonly store: MonthStore;
  /** The month beside it, when the columns reach into it (a week on the phone). */
  readonly neighbour: MonthStore | null;
  readonly person: number;
  readonly columns: readonly GridColumn[];
  /** Columns 'Ore' and 'Notti' of the whole month. */
  readonly totals: boolean;
  /** The line of who looks. */
  readonly own: boolean;
  readonly t: GridTexts;
}

const MINUTES_PER_HOUR = 60;
/** Longest category that stands beside a name; longer ones are written by their first three letters: AMM, DIR, TEC. */
const CATEGORY_LETTERS = 5;

function shortCategory(category: string): string {
  return category.length > CATEGORY_LETTERS ? category.slice(0, 3).toUpperCase() : category;
}

function headHtml({ store, person, totals, own, t }: LineContent): string {
  const { category = '' } = store.people[person] ?? {};
  const name = rowName(store, person);
  const small = (text: string): string => `<small>${escapeHtml(text)}</small>`;
  return (
    `<b role="rowheader" class="${styles['who']}" title="${escapeHtml(`${name}, ${category}`)}">` +
    `<span>${escapeHtml(name)}</span>${totals ? small(shortCategory(category)) : ''}${own ? small(t('you')) : ''}</b>`
  );
}

/** What stands in 'Ore' and 'Notti'. */
function totalsInside({ store, person }: LineContent, row: RowSnapshot): readonly [string, string] {
  const { workedMinutes, nights, balance } = personTotals(store, person, row);
  const beside = balance === null ? '' : `<small>${escapeHtml(signedHours(balance))}</small>`;
  return [`${beside}${Math.round(workedMinutes / MINUTES_PER_HOUR)}`, String(nights)];
}

const lines = new WeakMap<Element, PersonLine>();

/** Readers come to a line: its cells get their names now. */
export function nameCellsOf(line: Element | null): void {
  if (line !== null) lines.get(line)?.reached();
}

/**
 * A person's line, drawn as one text and then kept by hand: a cell that changes is written in place, the others are not
 * touched. What readers hear of the cells is made in idle time, or when they come to the line (decision 0076).
 */
export class PersonLine {
  #content: LineContent;
  #sources: readonly RowSource[];
  #looks: readonly CellLook[];
  #element: HTMLElement | null = null;
  #leave: readonly (() => void)[] = [];
  #named = false;
  readonly #naming = { run: (): void => this.#name() };

  constructor(content: LineContent) {
    this.#content = content;
    this.#sources = this.#read();
    this.#looks = this.#look();
  }

  /** The line as it is first drawn. */
  readonly html = (): string => {
    const { totals } = this.#content;
    const cells = this.#looks.map((look) => look.html).join('');
    const inTotal = (inside: string): string =>
      `<span role="gridcell" class="${styles['total']}">${inside}</span>`;
    const row = this.#sources[0]!.row;
    const sums = totals ? totalsInside(this.#content, row).map(inTotal).join('') : '';
    return headHtml(this.#content) + cells + sums;
  };

  /** Keeps the element current until the answer is called. It holds `html()`, perhaps of a while ago. */
  readonly attach = (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    this.#element = element;
    lines.set(element, this);
    this.#listen();
    this.#update();
    return () => {
      this.#element = null;
      this.#forget();
      leaveIdleWork(this.#naming);
    };
  };

  /** Shows something else. */
  readonly show = (content: LineContent): void => {
    const before = this.#content;
    const names = Object.keys(content) as (keyof LineContent)[];
    if (names.every((name) => content[name] === before[name])) return;
    this.#content = content;
    if (this.#element === null) return;
    this.#forget();
    this.#listen();
    const isSame =
      before.columns.map(({ day }) => day).join() === content.columns.map(({ day }) => day).join();
    if (isSame && headHtml(before) === headHtml(content) && before.totals === content.totals) {
      return this.#update(before.t !== content.t);
    }
    this.#sources = this.#read();
    this.#looks = this.#look();
    this.#element.innerHTML = this.html();
    this.#named = false;
    this.#nameSoon();
  };

  /** The hand, or a reader, is on the line. */
  reached(): void {
    this.#name();
  }

  #read(): readonly RowSource[] {
    const { store, neighbour, person } = this.#content;
    const own = { month: store, row: store.row(person) };
    const beside = neighbour?.indexOf(store.people[person]?.employeeId ?? '') ?? -1;
    return neighbour === null || beside < 0 ? [own] : [own, { month: neighbour, row: neighbour.row(beside) }];
  }

  #look(): readonly CellLook[] {
    const { columns, t } = this.#content;
    return columns.map((column) => cellLook(column, sourceOf(this.#sources, column), t));
  }

  #listen(): void {
    const { store, neighbour, person } = this.#content;
    const update = (): void => this.#update();
    const beside = neighbour?.indexOf(store.people[person]?.employeeId ?? '') ?? -1;
    const leave = [store.subscribe(person, update)];
    if (neighbour !== null && beside >= 0) leave.push(neighbour.subscribe(beside, update));
    this.#leave = leave;
  }

  #forget(): void {
    for (const leave of this.#leave) leave();
    this.#leave = [];
  }

  /** Writes what differs from what is drawn. */
  #update(otherWords = false): void {
    const element = this.#element;
    if (element === null) return;
    const before = this.#sources;
    const drawn = this.#looks;
    this.#sources = this.#read();
    const isSame = (of: keyof RowSnapshot): boolean =>
      this.#sources.every(({ month, row }, index) => {
        const earlier = before[index];
        return earlier?.month === month && earlier.row[of] === row[of];
      });
    this.#looks = this.#look();
    for (const [index, look] of this.#looks.entries()) {
      if (look === drawn[index]) continue;
      drawLook(element.children[index + 1] as HTMLElement, look);
      this.#nameCell(index);
    }
    const isTurned = !isSame('turns');
    const isOtherwise = isTurned || !isSame('times') || !isSame('marks') || !isSame('overlays');
    if (this.#content.totals && (isOtherwise || otherWords)) this.#drawTotals(element);
    if (otherWords || !isSame('overlays')) this.#named = false;
    if (!this.#named || isOtherwise) this.#nameSoon();
  }

  #drawTotals(element: HTMLElement): void {
    totalsInside(this.#content, this.#sources[0]!.row).forEach((inside, index) => {
      const total = element.children[this.#content.columns.length + 1 + index] as HTMLElement;
      if (total.innerHTML !== inside) total.innerHTML = inside;
      total.removeAttribute('title');
    });
  }

  /** At once where the hand is: it is read out there. */
  #nameSoon(): void {
    if (this.#element?.contains(document.activeElement) === true) this.#name();
    else doWhenIdle(this.#naming);
  }

  #name(): void {
    leaveIdleWork(this.#naming);
    const element = this.#element;
    if (element === null) return;
    const { store, person, columns, totals, t } = this.#content;
    if (!this.#named) columns.forEach((_, index) => this.#nameCell(index));
    this.#named = true;
    const sums = totals ? [...element.children].slice(columns.length + 1) : [];
    if (sums.every((sum) => sum.hasAttribute('title'))) return;
    const sentence = totalsSentence(personTotals(store, person, this.#sources[0]!.row), t);
    for (const sum of sums) sum.setAttribute('title', sentence);
  }

  #nameCell(index: number): void {
    const { columns, store, person, t } = this.#content;
    const column = columns[index]!;
    const employeeId = store.people[person]?.employeeId ?? '';
    const name = cellName(column, sourceOf(this.#sources, column), employeeId, t);
    const cell = this.#element!.children[index + 1] as HTMLElement;
    if (name === null) cell.removeAttribute('aria-label');
    else if (cell.ariaLabel !== name) cell.ariaLabel = name;
  }
}
