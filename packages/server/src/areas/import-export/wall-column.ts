import type { TileForm } from '@torre/domain/roster';
import type { MonthSheet, SheetDay, SheetPerson } from './month-sheet.ts';
import type { WallLine } from './wall-lines.ts';
import { drawTiles } from './wall-tile.ts';
import type { Box } from './wall-tile.ts';
import { SMALLEST } from './wall-text.ts';
import type { WallText } from './wall-text.ts';

const HEAD_HEIGHT = 24;
const TALLEST_LINE = 15;
const NAME_SHARE = 0.19;
const MOST_NAME = 150;
const LARGEST_CODE = 9;
const RULE = '#999';
const WEEKEND_GROUND = '#ececec';
const HOLIDAY_GROUND = '#dcdcdc';

interface ColumnParts {
  readonly sheet: MonthSheet;
  readonly lines: readonly WallLine[];
  readonly box: Box;
  /** The same on the whole page, so that its columns agree. */
  readonly lineHeight: number;
}

/** Height of a line where so many must fit into a column of this height. */
export function lineHeightFor(lines: number, height: number): number {
  return Math.min(TALLEST_LINE, (height - HEAD_HEIGHT) / Math.max(lines, 1));
}

/** One column of people: head with days, groups, a line a person. */
export function drawColumn(doc: PDFKit.PDFDocument, text: WallText, parts: ColumnParts): void {
  const { sheet, lines, box, lineHeight } = parts;
  const nameWidth = Math.min(MOST_NAME, box.width * NAME_SHARE);
  const dayWidth = (box.width - nameWidth) / sheet.days.length;
  const x = (day: number): number => box.x + nameWidth + day * dayWidth;
  const top = box.y + HEAD_HEIGHT;
  const y = (line: number): number => top + line * lineHeight;
  const bottom = y(lines.length);
  const forms = new Map(sheet.codes.map(({ name, form }) => [name, form]));

  sheet.days.forEach(({ rest }, day) => {
    if (rest === null) return;
    doc.rect(x(day), top, dayWidth, bottom - top).fill(rest === 'holiday' ? HOLIDAY_GROUND : WEEKEND_GROUND);
  });
  drawRules();
  sheet.days.forEach((day, index) =>
    drawDayHead(text, doc, day, { x: x(index), y: box.y, width: dayWidth, height: HEAD_HEIGHT }),
  );

  const tiles: { form: TileForm; box: Box }[] = [];
  const inset = Math.min(0.8, lineHeight / 12);
  eachCell(({ person, line, day }) => {
    const code = person.cells[day];
    if (!code) return;
    const tile = {
      x: x(day) + inset,
      y: y(line) + inset,
      width: dayWidth - 2 * inset,
      height: lineHeight - 2 * inset,
    };
    tiles.push({ form: forms.get(code) ?? 'absence', box: tile });
  });
  drawTiles(doc, tiles);

  const size = Math.max(SMALLEST, Math.min(LARGEST_CODE, lineHeight * 0.78));
  eachCell(({ person, line, day }) => {
    const code = person.cells[day];
    if (!code) return;
    const place = { x: x(day), width: dayWidth, middle: y(line) + lineHeight / 2 };
    text.write(code, place, {
      size: codeSize(code),
      font: 'Helvetica-Bold',
      align: 'center',
      narrow: true,
    });
  });
  lines.forEach((line, index) => {
    const place = { x: box.x + 2, width: nameWidth - 4, middle: y(index) + lineHeight / 2 };
    if (line.kind === 'group') {
      doc.rect(box.x, y(index), box.width, lineHeight).fill('#fff');
      doc
        .lineWidth(0.8)
        .moveTo(box.x, y(index + 1))
        .lineTo(box.x + box.width, y(index + 1))
        .stroke('#000');
      const name = line.goesOn ? `${line.name} (segue)` : line.name;
      text.write(name, place, { size, font: 'Helvetica-Bold' });
    } else {
      const { surname, name } = line.person;
      const texts = [`${surname} ${name}`, `${surname} ${name.charAt(0)}.`, surname];
      text.write(text.fitting(texts, place.width, { size, narrow: true }), place, { size, narrow: true });
    }
  });

  /** A long code in a narrow day is written smaller, never too small to read. */
  function codeSize(code: string): number {
    const width = text.width(code, { size: 1, font: 'Helvetica-Bold', narrow: true });
    return Math.max(SMALLEST, Math.min(size, (dayWidth - 1) / width));
  }

  function eachCell(draw: (cell: { person: SheetPerson; line: number; day: number }) => void): void {
    lines.forEach((entry, line) => {
      if (entry.kind === 'person') sheet.days.forEach((_, day) => draw({ person: entry.person, line, day }));
    });
  }

  function drawRules(): void {
    for (let line = 0; line <= lines.length; line++)
      doc.moveTo(box.x, y(line)).lineTo(box.x + box.width, y(line));
    for (let day = 0; day <= sheet.days.length; day++) doc.moveTo(x(day), top).lineTo(x(day), bottom);
    doc.lineWidth(0.25).stroke(RULE);
    // Weeks are kept apart by a line that the eye follows down the page.
    sheet.days.forEach(({ weekday }, day) => {
      if (weekday === 'lun') doc.moveTo(x(day), box.y).lineTo(x(day), bottom);
    });
    doc.lineWidth(0.9).stroke('#000');
  }
}

/** Weekday above number: white on black where all rest, framed on Saturdays. */
function drawDayHead(text: WallText, doc: PDFKit.PDFDocument, day: SheetDay, box: Box): void {
  const inner = { x: box.x + 0.5, y: box.y, width: box.width - 1, height: box.height };
  const white = day.rest === 'holiday';
  if (white) doc.rect(inner.x, inner.y, inner.width, inner.height).fill('#000');
  if (day.rest === 'saturday') {
    doc
      .rect(inner.x, inner.y, inner.width, inner.height)
      .lineWidth(0.8)
      .fillAndStroke(WEEKEND_GROUND, '#000');
  }
  const half = box.height / 2;
  const place = { x: box.x, width: box.width };
  text.write(day.weekday, { ...place, middle: box.y + half / 2 + 1 }, { size: 6.5, align: 'center', white });
  text.write(
    String(day.number),
    { ...place, middle: box.y + half + half / 2 },
    { size: 9, font: 'Helvetica-Bold', align: 'center', white },
  );
}
