/** No text of the wall print is smaller: it is read at arm's length. */
export const SMALLEST = 6;
const NARROW = 85;
const LINE = { lineBreak: false, baseline: 'alphabetic' } as const;
/** The types of pdfkit do not know the scaling. */
const NARROW_LINE: PDFKit.Mixins.TextOptions & { readonly horizontalScaling: number } = {
  ...LINE,
  horizontalScaling: NARROW,
};

export type WallFont = 'Helvetica' | 'Helvetica-Bold';

export interface WallTextStyle {
  readonly size: number;
  readonly font?: WallFont;
  readonly align?: 'left' | 'center' | 'right';
  readonly narrow?: boolean;
  readonly white?: boolean;
}

/** Letters that the fonts of every printer have (WinAnsi); others lose their accents, or become '?'. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (letter) => {
    const plain = letter.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
    return plain === '' ? '?' : plain;
  });
}

const UNPRINTABLE = /[^\x20-\x7e\xa0-\xff–…€ŠšŽžŒœŸ]/gu;

interface Written {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
}

/** Writes single lines above everything else on a page; sizes in points. */
export class WallText {
  readonly #doc: PDFKit.PDFDocument;
  readonly #widths = new Map<string, number>();
  readonly #written = new Map<string, { readonly style: WallTextStyle; readonly lines: Written[] }>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Points; the fonts' measures are looked up once a text. */
  width(text: string, { size, font = 'Helvetica', narrow = false }: WallTextStyle): number {
    const key = `${font} ${text}`;
    let ems = this.#widths.get(key);
    if (ems === undefined) {
      ems = this.#doc.font(font).fontSize(100).widthOfString(printable(text)) / 100;
      this.#widths.set(key, ems);
    }
    return (ems * size * (narrow ? NARROW : 100)) / 100;
  }

  /** `middle`: height of the line's middle. */
  write(
    text: string,
    { x, width, middle }: { readonly x: number; readonly width: number; readonly middle: number },
    style: WallTextStyle,
  ): void {
    const { size, align = 'left' } = style;
    const free = align === 'left' ? 0 : width - this.width(text, style);
    // Capitals stand on the baseline and reach 0.72 of the size: their middle is what the eye aligns.
    const baseline = middle + 0.36 * size;
    const key = `${style.font ?? ''} ${size} ${style.narrow ?? false} ${style.white ?? false}`;
    const same = this.#written.get(key) ?? { style, lines: [] };
    same.lines.push({ text, x: x + (align === 'right' ? free : free / 2), baseline });
    this.#written.set(key, same);
  }

  /** Puts the lines on the page, those of one style together: thousands of changes of font and colour would cost. */
  finishPage(): void {
    for (const { style, lines } of this.#written.values()) {
      const { font = 'Helvetica', size, narrow = false, white = false } = style;
      this.#doc
        .font(font)
        .fontSize(size)
        .fillColor(white ? '#fff' : '#000');
      for (const { text, x, baseline } of lines) {
        this.#doc.text(printable(text), x, baseline, narrow ? NARROW_LINE : LINE);
      }
    }
    this.#written.clear();
  }

  /** The first of the texts that fits; the last is cut to fit. */
  fitting(texts: readonly string[], width: number, style: WallTextStyle): string {
    const fits = (text: string): boolean => this.width(text, style) <= width;
    const found = texts.find(fits);
    if (found !== undefined) return found;
    let cut = texts.at(-1)!;
    while (cut.length > 1 && !fits(`${cut}…`)) cut = cut.slice(0, -1);
    return `${cut}…`;
  }
}
