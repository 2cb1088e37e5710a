import { addDays, dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import type { MonthSheet, SheetDay } from './month-sheet.ts';
import { readPdf } from './read-pdf.fixture.ts';
import { wallPrint } from './wall-print.ts';

const CODES = ['M', 'P', 'N', 'T12', 'FREE', 'REP', 'R', 'ASS'] as const;
const FORMS = ['morning', 'afternoon', 'night', 'midday', 'rest', 'oncall-day', 'rest', 'absence'] as const;
const FIRST = dayOf(2026, 12, 1);

/** So many people in seven islands, each with a code a day. */
function december(people: number, part: Partial<MonthSheet> = {}): MonthSheet {
  const all = Array.from({ length: people }, (_, nth) => ({
    employeeId: String(100_000 + nth),
    surname: nth === 0 ? 'Đorđević-De Benedictis Montefeltro' : `D'Angelo${nth}`,
    name: 'Niccolò',
    category: 'CTA',
    cells: Array.from({ length: 31 }, (__, day) => CODES[(nth * 3 + day) % CODES.length]!),
  }));
  return {
    plant: 'LIRR',
    title: 'Dicembre 2026',
    days: Array.from({ length: 31 }, (_, index): SheetDay => ({
      day: addDays(FIRST, index),
      number: index + 1,
      weekday: ['mar', 'mer', 'gio', 'ven', 'sab', 'dom', 'lun'][index % 7]!,
      rest: index % 7 === 5 || index === 24 ? 'holiday' : index % 7 === 4 ? 'saturday' : null,
    })),
    holidays: [{ day: addDays(FIRST, 24), name: 'Natale' }],
    groups: Array.from({ length: 7 }, (_, nth) => ({
      name: `Isola ${nth + 1}`,
      isIsland: true,
      people: all.filter((__, index) => Math.floor((index * 7) / people) === nth),
    })).filter((group) => group.people.length > 0),
    shown: people,
    total: people,
    codes: CODES.map((name, nth) => ({
      name,
      description: `Turno ${name}`,
      hours: '07:00–15:00',
      form: FORMS[nth]!,
    })),
    ...part,
  };
}

const printed = async (sheet: MonthSheet) =>
  readPdf(await wallPrint(sheet, { printedAt: '21/11/2026 21:40' }));

describe('the wall print', () => {
  test.each([
    [1, 1],
    [60, 1],
    [61, 1],
    [150, 1],
    [151, 2],
    [300, 2],
    [301, 3],
  ])('of %i people takes %i pages of A3 landscape', async (people, pages) => {
    const found = await printed(december(people));
    expect(found.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array.from({ length: pages }, () => [1191, 842]),
    );
  });

  test.each([1, 40, 145, 300])(
    'of %i people holds every code of every person, at six points or more',
    async (people) => {
      const sheet = december(people);
      const pages = await printed(sheet);
      const texts = pages.flatMap((page) => page.texts);
      const counts = Map.groupBy(texts, ({ text }) => text);
      const wanted = Map.groupBy(
        sheet.groups.flatMap((group) => group.people.flatMap(({ cells }) => cells)),
        (code) => code,
      );
      // The legend of each page names each code that occurs once more.
      for (const [code, cells] of wanted)
        expect([code, counts.get(code!)?.length]).toEqual([code, cells.length + pages.length]);
      expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(6);
    },
  );

  test('says plant, month, moment, page, islands that go on, days, holidays and what codes mean', async () => {
    const pages = await printed(december(300));
    const pageTexts = pages.map(({ texts }) => texts.map(({ text }) => text).join('\n'));
    for (const text of pageTexts) {
      expect(text).toContain('Turni LIRR, Dicembre 2026');
      expect(text).toContain('Stampato il 21/11/2026 alle 21:40');
      expect(text).toContain('25/12 Natale (festivo)');
      expect(text).toContain('Turno T12 07:00–15:00');
      expect(text).toContain('300 persone');
    }
    expect(pageTexts[0]).toContain('pagina 1 di 2');
    expect(pageTexts[1]).toContain('pagina 2 di 2');
    expect(pageTexts[1]).toContain('Isola 4 (segue)');
    expect(pageTexts[0]!.match(/\bdom\b/g)).toHaveLength(8);
  });

  test('of a part of the people says so', async () => {
    const [page] = await printed(december(12, { total: 145 }));
    expect(page!.texts.map(({ text }) => text)).toContain('Solo 12 di 145 persone: stampa filtrata');
  });

  test('writes names that are too long, and letters that printers lack, as well as it can', async () => {
    const [page] = await printed(december(100));
    expect(page!.texts.some(({ text }) => /^[D?]or[d?]evic-De Benedictis/.test(text))).toBe(true);
    expect(page!.texts.map(({ text }) => text)).toContain("D'Angelo1 Niccolò");
  });

  test('of nobody is a page that says so', async () => {
    const [page, ...more] = await printed(december(0));
    expect(more).toEqual([]);
    expect(page!.texts.map(({ text }) => text)).toContain('0 persone');
  });
});
