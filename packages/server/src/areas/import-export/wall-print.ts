import PDFDocument from 'pdfkit';
import { displayDay, weekday } from '@torre/domain/kernel';
import type { MonthSheet, SheetCode } from './month-sheet.ts';
import { drawColumn, lineHeightFor } from './wall-column.ts';
import { wallPages } from './wall-lines.ts';
import { drawTiles } from './wall-tile.ts';
import { WallText } from './wall-text.ts';

/** A3 landscape, in points. */
const PAGE = { width: 1190.55, height: 841.89 };
const MARGIN = 26;
const INNER = { width: PAGE.width - 2 * MARGIN, height: PAGE.height - 2 * MARGIN };
const TITLE_HEIGHT = 30;
const FOOT_HEIGHT = 12;
const GAP = 16;
const LEGEND = { line: 11, entry: 158, tile: 26, size: 6.5 };

export interface PrintedAt {
  /** DD/MM/YYYY HH:mm */
  readonly printedAt: string;
}

/**
 * The month to hang on a wall: A3 landscape, 150 people a page, without colour. Codes have six points or more. The same
 * month at the same minute gives the same bytes but for the file's own id.
 */
export function wallPrint(sheet: MonthSheet, { printedAt }: PrintedAt): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'it-IT',
    info: { Title: `${sheet.plant}, ${sheet.title}`, Creator: 'Torre', Producer: 'Torre' },
  });
  const done = bytesOf(doc);
  const text = new WallText(doc);
  const pages = wallPages(sheet);
  const codes = usedCodes(sheet);
  const legendHeight = heightOfLegend(codes.length + sheet.holidays.length);
  const columnHeight = INNER.height - TITLE_HEIGHT - legendHeight - FOOT_HEIGHT;
  pages.forEach((columns, index) => {
    doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    drawTitle(text, sheet, printedAt);
    const width = (INNER.width - GAP * (columns.length - 1)) / columns.length;
    const lineHeight = lineHeightFor(Math.max(...columns.map(({ length }) => length), 1), columnHeight);
    columns.forEach((lines, column) => {
      const box = {
        x: MARGIN + column * (width + GAP),
        y: MARGIN + TITLE_HEIGHT,
        width,
        height: columnHeight,
      };
      drawColumn(doc, text, { sheet, lines, box, lineHeight });
    });
    drawLegend(doc, text, sheet, codes, MARGIN + INNER.height - FOOT_HEIGHT - legendHeight + 6);
    drawFoot(text, sheet, `pagina ${index + 1} di ${pages.length}`);
    text.finishPage();
  });
  doc.end();
  return done;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    doc.on('error', reject);
  });
}

function drawTitle(text: WallText, sheet: MonthSheet, printedAt: string): void {
  const place = { x: MARGIN, width: INNER.width, middle: MARGIN + 10 };
  const title = `Turni ${sheet.plant}, ${sheet.title}`;
  text.write(title, place, { size: 18, font: 'Helvetica-Bold' });
  text.write(`Stampato il ${printedAt.replace(' ', ' alle ')}`, place, { size: 9, align: 'right' });
}

/** Who reads a part must not take it for the whole. */
function drawFoot(text: WallText, { shown, total }: MonthSheet, page: string): void {
  const place = { x: MARGIN, width: INNER.width, middle: MARGIN + INNER.height - FOOT_HEIGHT / 2 };
  const people = shown === total ? `${total} persone` : `Solo ${shown} di ${total} persone: stampa filtrata`;
  text.write(people, place, { size: 8, ...(shown !== total && { font: 'Helvetica-Bold' }) });
  text.write(page, place, { size: 8, align: 'right' });
}

/** The codes that occur, in the plant's order. */
function usedCodes({ groups, codes }: MonthSheet): readonly SheetCode[] {
  const used = new Set(groups.flatMap(({ people }) => people.flatMap(({ cells }) => cells)));
  return codes.filter(({ name }) => used.has(name));
}

const entriesInLine = (): number => Math.floor(INNER.width / LEGEND.entry);

function heightOfLegend(entries: number): number {
  return Math.ceil(entries / entriesInLine()) * LEGEND.line + 10;
}

function drawLegend(
  doc: PDFKit.PDFDocument,
  text: WallText,
  { holidays }: MonthSheet,
  codes: readonly SheetCode[],
  top: number,
): void {
  const width = INNER.width / entriesInLine();
  const at = (index: number) => ({
    x: MARGIN + (index % entriesInLine()) * width,
    y: top + Math.floor(index / entriesInLine()) * LEGEND.line,
  });
  const { size, tile, line } = LEGEND;
  drawTiles(
    doc,
    codes.map(({ form }, index) => {
      const { x, y } = at(index);
      return { form, box: { x, y: y + 1, width: tile - 2, height: line - 2 } };
    }),
  );
  codes.forEach(({ name, description, hours }, index) => {
    const { x, y } = at(index);
    const middle = y + line / 2;
    const code = { size, font: 'Helvetica-Bold', align: 'center', narrow: true } as const;
    text.write(name, { x, width: tile - 2, middle }, code);
    const room = width - tile - 6;
    const meaning = hours === '' ? [description] : [`${description} ${hours}`, hours];
    text.write(text.fitting(meaning, room, { size }), { x: x + tile, width: room, middle }, { size });
  });
  holidays.forEach(({ day, name }, index) => {
    const { x, y } = at(codes.length + index);
    const place = { x, width: width - 6, middle: y + line / 2 };
    const words = `${displayDay(day).slice(0, 5)} ${weekday(day) === 7 ? name : `${name} (festivo)`}`;
    text.write(text.fitting([words], place.width, { size }), place, {
      size,
      font: 'Helvetica-Bold',
    });
  });
}
