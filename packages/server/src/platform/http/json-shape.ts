const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Depth and number of values of a JSON text, counted on its bytes as they arrive: what would cost too much is known before
 * anything is parsed. Of a text that is no JSON the counts hold up to the place where a parser would stop.
 */
export class JsonShape {
  #depth = 0;
  #deepest = 0;
  #items = 0;
  #isInText = false;
  /** The last byte of the piece before was a backslash that escapes the first of the next. */
  #isEscaped = false;

  /** Lists and objects inside one another, at the deepest place so far. */
  get deepest(): number {
    return this.#deepest;
  }

  /** Values in lists and objects so far; an empty list or object counts one more. */
  get items(): number {
    return this.#items;
  }

  read(bytes: Buffer): void {
    if (bytes.length === 0) return;
    let at = this.#isEscaped ? 1 : 0;
    this.#isEscaped = false;
    while (at < bytes.length) at = this.#isInText ? this.#endOfText(bytes, at) : this.#nextText(bytes, at);
  }

  /** Where it goes on after the text that `from` stands in. */
  #endOfText(bytes: Buffer, from: number): number {
    const quote = bytes.indexOf(QUOTE, from);
    const end = quote === -1 ? bytes.length : quote;
    let backslashes = 0;
    while (end - backslashes > from && bytes[end - backslashes - 1] === BACKSLASH) backslashes++;
    const isEscaped = backslashes % 2 === 1;
    if (quote === -1) this.#isEscaped = isEscaped;
    else if (!isEscaped) this.#isInText = false;
    return end + 1;
  }

  /** Counts up to the next text, and gives where it begins. */
  #nextText(bytes: Buffer, from: number): number {
    let [depth, deepest, items] = [this.#depth, this.#deepest, this.#items];
    let at = from;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === QUOTE) break;
      if (byte === COMMA) items++;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        items++;
        depth++;
        if (depth > deepest) deepest = depth;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    }
    [this.#depth, this.#deepest, this.#items] = [depth, deepest, items];
    this.#isInText = at < bytes.length;
    return at + 1;
  }
}
