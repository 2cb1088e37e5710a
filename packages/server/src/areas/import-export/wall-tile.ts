import type { TileForm } from '@torre/domain/roster';

/** Points from the upper left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Greys, 0 black to 255 white, at the lightness that `look/` gives the tiles: a black and white printer keeps them apart. */
const GREY: Partial<Record<TileForm, number>> = {
  morning: 240,
  midday: 224,
  afternoon: 202,
  night: 162,
  office: 252,
  h36: 252,
  training: 252,
};
const LINE = 90;
const HATCH = 165;
const HATCH_STEP = 3;
const EDGE = 1.1;
const ON_CALL: readonly TileForm[] = ['oncall-day', 'oncall-night'];

const grey = (value: number): readonly [number, number, number] => [value, value, value];

/**
 * The tiles of a block as on the screen, without colour: full is in the room, hollow on call, hatched away, bare at rest.
 * All of one form are drawn at once: a path of a thousand boxes costs little more than one of ten.
 */
export function drawTiles(doc: PDFKit.PDFDocument, tiles: readonly { form: TileForm; box: Box }[]): void {
  for (const [form, same] of Map.groupBy(tiles, (tile) => tile.form)) {
    const boxes = same.map(({ box }) => box);
    const shade = GREY[form];
    if (shade !== undefined) {
      outline(doc, boxes);
      doc.lineWidth(0.35).fillAndStroke([...grey(shade)], [...grey(LINE)]);
    }
    if (ON_CALL.includes(form)) {
      outline(doc, boxes);
      doc.lineWidth(form === 'oncall-night' ? 1.1 : 0.6).stroke([...grey(0)]);
    }
    if (form === 'flex') {
      outline(doc, boxes);
      doc
        .lineWidth(0.5)
        .dash(1.5, { space: 1 })
        .stroke([...grey(LINE)])
        .undash();
    }
    if (form === 'absence') drawHatched(doc, boxes);
    if (form === 'training') drawEdges(doc, boxes, 1);
    if (form === 'h36') drawEdges(doc, boxes, 2);
  }
}

function outline(doc: PDFKit.PDFDocument, boxes: readonly Box[]): void {
  for (const { x, y, width, height } of boxes) doc.rect(x, y, width, height);
}

/** Diagonals from the lower left to the upper right, cut at the box. */
function drawHatched(doc: PDFKit.PDFDocument, boxes: readonly Box[]): void {
  for (const { x, y, width, height } of boxes) {
    for (let at = HATCH_STEP; at < width + height; at += HATCH_STEP) {
      doc
        .moveTo(x + Math.max(0, at - height), y + Math.min(at, height))
        .lineTo(x + Math.min(at, width), y + Math.max(0, at - width));
    }
  }
  doc.lineWidth(0.35).stroke([...grey(HATCH)]);
  outline(doc, boxes);
  doc.lineWidth(0.35).stroke([...grey(LINE)]);
}

/** A thick edge at the left, or one at each side. */
function drawEdges(doc: PDFKit.PDFDocument, boxes: readonly Box[], edges: 1 | 2): void {
  for (const { x, y, width, height } of boxes) {
    doc.rect(x, y, EDGE, height);
    if (edges === 2) doc.rect(x + width - EDGE, y, EDGE, height);
  }
  doc.fill([...grey(LINE)]);
}
