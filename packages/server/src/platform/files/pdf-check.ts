import { readPdfObjects } from './pdf-objects.ts';
import type { PdfObject } from './pdf-objects.ts';
import { PdfDictionary, PdfName, PdfReference, PdfText, UnreadablePdf } from './pdf-values.ts';
import type { PdfValue } from './pdf-values.ts';

/** Why a PDF is refused: it does something by itself, it carries something, it is locked, or nobody can say what it does. */
export type PdfRefusal = 'pdfRuns' | 'pdfCarries' | 'pdfLocked' | 'pdfUnreadable';

/**
 * Names that make a PDF run, send, load or carry something (ISO 32000-1, 7.11.4, 12.6.4, 12.7.8, 13). Each is long enough
 * that no packed picture holds it by chance.
 */
const REFUSED_NAMES = {
  JavaScript: 'pdfRuns',
  Launch: 'pdfRuns',
  SubmitForm: 'pdfRuns',
  ImportData: 'pdfRuns',
  GoToR: 'pdfRuns',
  GoToE: 'pdfRuns',
  Rendition: 'pdfRuns',
  RichMedia: 'pdfRuns',
  RichMediaExecute: 'pdfRuns',
  OnInstantiate: 'pdfRuns',
  XFA: 'pdfRuns',
  EmbeddedFile: 'pdfCarries',
  EmbeddedFiles: 'pdfCarries',
  FileAttachment: 'pdfCarries',
  Encrypt: 'pdfLocked',
} as const satisfies Readonly<Record<string, PdfRefusal>>;
/** Too short to be looked for among bytes: refused as keys. Actions at opening, closing or printing; what is attached. */
const REFUSED_KEYS: Readonly<Record<string, PdfRefusal>> = { AA: 'pdfRuns', EF: 'pdfCarries' };
/**
 * Kinds of an annotation, an action or a stream that play, run or load something, however short the name: as a blend mode or an
 * article thread the same names are harmless (ISO 32000-1, 12.5.6, 12.6.4, 13).
 */
const REFUSED_KINDS: readonly string[] = ['3D', 'U3D', 'PRC', 'Movie', 'Sound', 'Screen', 'Thread'];
const KIND_KEYS: readonly string[] = ['S', 'Subtype'];
/** What an item of a file specification calls its file. */
const FILE_KEYS: readonly string[] = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** Asking for one sends the person's name to whoever listens. */
const NETWORK_PATH = /^(?:[\\/]{2}|(?:file|smb):)/i;
/** A lock comes first: whatever else is found, the person has to take it off. */
const BY_WEIGHT: readonly PdfRefusal[] = ['pdfLocked', 'pdfCarries', 'pdfRuns', 'pdfUnreadable'];
/** Where a link may lead. Another scheme starts a program, and a network path sends the person's name to whoever listens. */
const LINK = /^(?:https?|mailto|tel):|^(?![\\/]{2})[^:]*$|^(?![\\/]{2})[^:]*[/?#]/i;

/**
 * Whether a PDF only shows something: text, pictures, forms to fill in, links that a person follows. null, or why not.
 * Every object is walked, in every revision and in object streams; besides, the bytes are searched for the names, in
 * case a program reads an object where we read a comment or a picture.
 */
export function checkPdf(bytes: Buffer): PdfRefusal | null {
  const found = new Set<PdfRefusal>();
  try {
    const walk = new PdfWalk(found);
    const { texts, objectStreams } = readPdfObjects(bytes, (object) => walk.visit(object));
    walk.end();
    for (const text of texts) searchBytes(text, found);
    const isHidden = (pattern: RegExp, known: number): boolean =>
      texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0) > known;
    if (OBJECT_STREAM.some((pattern) => isHidden(pattern, objectStreams))) found.add('pdfUnreadable');
    if (isHidden(OPEN_ACTION, walk.openActions)) found.add('pdfRuns');
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    searchBytes(bytes.toString('latin1'), found);
    found.add('pdfUnreadable');
  }
  return BY_WEIGHT.find((refusal) => found.has(refusal)) ?? null;
}

class PdfWalk {
  readonly #found: Set<PdfRefusal>;
  /** What opening the document does: what stands there, or a reference to it. */
  readonly #opened: PdfValue[] = [];
  /** Objects that do more than to show a place of this document, if they were opened. */
  readonly #doMore = new Set<number>();
  /** Objects that say of what kind another is, and those that name a refused one. */
  readonly #kinds = new Set<number>();
  readonly #refusedKinds = new Set<number>();
  /** Objects that a file is called by, and those that are a path of the network. */
  readonly #files = new Set<number>();
  readonly #networkPaths = new Set<number>();
  #hasCatalog = false;
  #hasRoot = false;
  openActions = 0;

  constructor(found: Set<PdfRefusal>) {
    this.#found = found;
  }

  visit({ number, value, isStream }: PdfObject): void {
    if (value instanceof PdfDictionary) {
      // The content of a stream that lies in a file elsewhere, or a form that shows a page of another document.
      if (isStream && (value.get('F') !== null || value.get('Ref') !== null)) this.#found.add('pdfRuns');
      this.#hasRoot ||= value.get('Root') instanceof PdfReference;
    }
    if (number !== null && doesMore(value)) this.#doMore.add(number);
    if (number !== null && value instanceof PdfName && REFUSED_KINDS.includes(value.name))
      this.#refusedKinds.add(number);
    if (number !== null && isNetworkPath(value)) this.#networkPaths.add(number);
    this.#walk(value);
  }

  end(): void {
    if (!this.#hasCatalog || !this.#hasRoot) this.#found.add('pdfUnreadable');
    const runs = this.#opened.some((value) =>
      value instanceof PdfReference ? this.#doMore.has(value.object) : doesMore(value),
    );
    const isRefused =
      !this.#kinds.isDisjointFrom(this.#refusedKinds) || !this.#files.isDisjointFrom(this.#networkPaths);
    if (runs || isRefused) this.#found.add('pdfRuns');
  }

  #walk(value: PdfValue): void {
    if (value instanceof PdfName) return this.#name(value.name);
    if (Array.isArray(value)) for (const one of value as readonly PdfValue[]) this.#walk(one);
    if (!(value instanceof PdfDictionary)) return;
    for (const [key, inner] of value.entries) {
      this.#name(key);
      const refusal = Object.hasOwn(REFUSED_KEYS, key) ? REFUSED_KEYS[key] : undefined;
      if (refusal !== undefined) this.#found.add(refusal);
      if (key === 'Type' && inner instanceof PdfName && inner.name === 'Catalog') this.#hasCatalog = true;
      if (isUnknownLink(key, inner) || isRefusedKind(key, inner) || isNetworkFile(key, inner))
        this.#found.add('pdfRuns');
      if (inner instanceof PdfReference) {
        if (KIND_KEYS.includes(key)) this.#kinds.add(inner.object);
        if (FILE_KEYS.includes(key)) this.#files.add(inner.object);
      }
      if (key === 'OpenAction') {
        this.openActions += 1;
        this.#opened.push(inner);
      }
      this.#walk(inner);
    }
  }

  #name(name: string): void {
    if (Object.hasOwn(REFUSED_NAMES, name))
      this.#found.add(REFUSED_NAMES[name as keyof typeof REFUSED_NAMES]);
  }
}

/** Whether this leads where no link should, or to where cannot be seen here. */
function isUnknownLink(key: string, value: PdfValue): boolean {
  if (key !== 'URI' && key !== 'Base') return false;
  return value instanceof PdfReference || (value instanceof PdfText && !LINK.test(value.text));
}

const isRefusedKind = (key: string, value: PdfValue): boolean =>
  KIND_KEYS.includes(key) && value instanceof PdfName && REFUSED_KINDS.includes(value.name);

const isNetworkFile = (key: string, value: PdfValue): boolean =>
  FILE_KEYS.includes(key) && isNetworkPath(value);

const isNetworkPath = (value: PdfValue): boolean => value instanceof PdfText && NETWORK_PATH.test(value.text);

/** Whether opening this does more than to show a place of the same document. */
function doesMore(value: PdfValue): boolean {
  if (!(value instanceof PdfDictionary)) return value instanceof PdfReference;
  return !value.entries.every(
    ([key, inner]) => key !== 'Next' && (key !== 'S' || (inner instanceof PdfName && inner.name === 'GoTo')),
  );
}

/** Each letter as it is or as `#` and its two digits. */
function written(name: string): string {
  const letters = [...name].map((letter) => {
    const [high, low] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${high}[${low}${low!.toUpperCase()}])`;
  });
  return `${letters.join('')}(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`;
}

const SEARCHES = Object.entries(REFUSED_NAMES).map(
  ([name, refusal]) => [new RegExp(`/${written(name)}`), refusal] as const,
);
/** What only an object stream says of itself; more of them than were read hide somewhere. */
const OBJECT_STREAM = [
  new RegExp(`/${written('ObjStm')}`, 'g'),
  new RegExp(`/${written('First')}[\\0\\t\\n\\f\\r ]*\\d+[\\0\\t\\n\\f\\r ]*(?=[/>])`, 'g'),
];
const OPEN_ACTION = new RegExp(`/${written('OpenAction')}`, 'g');

function searchBytes(text: string, found: Set<PdfRefusal>): void {
  for (const [pattern, refusal] of SEARCHES) if (pattern.test(text)) found.add(refusal);
}
