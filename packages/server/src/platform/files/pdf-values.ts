/** What is written between the delimiters of a PDF (ISO 32000-1, 7.3), without what streams hold. */
export type PdfValue = number | PdfName | PdfText | PdfReference | PdfDictionary | readonly PdfValue[] | null;

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A string, of which only visible ASCII is kept: addresses are nothing else. */
export class PdfText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class PdfReference {
  readonly object: number;
  constructor(object: number) {
    this.object = object;
  }
}

/** Its entries as written: a key that stands twice is read by some programs at its first place, by others at its last. */
export class PdfDictionary {
  readonly entries: readonly (readonly [string, PdfValue])[];
  constructor(entries: readonly (readonly [string, PdfValue])[]) {
    this.entries = entries;
  }

  get(key: string): PdfValue {
    return this.entries.findLast(([name]) => name === key)?.[1] ?? null;
  }
}

/** Not written as the standard says, or too deep: nobody can say what a program would read in it. */
export class UnreadablePdf extends Error {}

/** A value in a value in a value: programs write a dozen. */
const DEEPEST = 100;
/** What ends a word (7.2.2): blanks and delimiters. */
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const INVISIBLE = /[^!-~]+/g;

/** Reads values one after the other from bytes written as latin1. */
export class PdfReader {
  readonly #text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  /** Whether only blanks and comments are left. */
  isAtEnd(): boolean {
    this.#skipBlanks();
    return this.at >= this.#text.length;
  }

  /** The word that comes next, taken, such as `obj`; '' where a value begins. */
  word(): string {
    this.#skipBlanks();
    return this.#match(WORD)?.[0] ?? '';
  }

  /** Throws UnreadablePdf. */
  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new UnreadablePdf('too deep');
    this.#skipBlanks();
    const text = this.#text;
    switch (text[this.at]) {
      case '/':
        this.at += 1;
        return new PdfName(plainName(this.#match(WORD)![0]));
      case '(':
        return this.#string();
      case '[':
        this.at += 1;
        return this.#list(']', depth);
      case '<':
        return text[this.at + 1] === '<' ? this.#dictionary(depth) : this.#hexString();
      default:
        return this.#numberOrWord();
    }
  }

  #list(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      this.#skipBlanks();
      if (this.#text.startsWith(end, this.at)) break;
      values.push(this.value(depth + 1));
    }
    this.at += end.length;
    return values;
  }

  #dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const values = this.#list('>>', depth);
    const entries: (readonly [string, PdfValue])[] = [];
    for (let i = 0; i < values.length; i += 2) {
      const key = values[i];
      if (!(key instanceof PdfName) || i + 1 === values.length) throw new UnreadablePdf('no key');
      entries.push([key.name, values[i + 1]!]);
    }
    return new PdfDictionary(entries);
  }

  #string(): PdfText {
    const text = this.#text;
    const begin = ++this.at;
    for (let open = 1; ; this.at += 1) {
      if (this.at >= text.length) throw new UnreadablePdf('open string');
      const letter = text[this.at];
      if (letter === '\\') this.at += 1;
      else if (letter === '(') open += 1;
      else if (letter === ')' && --open === 0) break;
    }
    return new PdfText(unescaped(text.slice(begin, this.at++)).replace(INVISIBLE, ''));
  }

  #hexString(): PdfText {
    const end = this.#text.indexOf('>', this.at);
    if (end === -1) throw new UnreadablePdf('open string');
    const digits = this.#text.slice(this.at + 1, end).replace(/[^\da-f]/gi, '');
    this.at = end + 1;
    return new PdfText(Buffer.from(`${digits}0`, 'hex').toString('latin1').replace(INVISIBLE, ''));
  }

  #numberOrWord(): PdfValue {
    const reference = this.#match(REFERENCE);
    if (reference !== null) return new PdfReference(Number(reference[1]));
    const word = this.#match(WORD)![0];
    if (NUMBER.test(word)) return Number(word);
    if (word === 'true' || word === 'false' || word === 'null') return null;
    // Old programs write numbers such as `--3` or `1.2-3`.
    if (/^[\d+.-]+$/.test(word)) return 0;
    throw new UnreadablePdf('no value');
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  #skipBlanks(): void {
    const text = this.#text;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === 0x25) {
        while (this.at < text.length && !'\r\n'.includes(text[this.at]!)) this.at += 1;
      } else if (code === 0 || code === 9 || code === 10 || code === 12 || code === 13 || code === 32) {
        this.at += 1;
      } else return;
    }
  }
}

/** A name may write any letter as `#` and two digits. */
export function plainName(written: string): string {
  return written.replace(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

function unescaped(written: string): string {
  return written.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal?: string, letter?: string) =>
    octal === undefined
      ? 'nrtbf\r\n'.includes(letter!)
        ? ''
        : letter!
      : String.fromCharCode(Number.parseInt(octal, 8) & 255),
  );
}
