/** A letter or a digit pressed alone: how the code of a shift begins. */
export function isOfCode(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key);
}

/**
 * What is typed on the cells before the field that takes it is there: the window may still be on its way, and a quick
 * hand writes N11 and Enter in less time.
 */
export class TypedAhead {
  #text = '';
  #entered = false;

  get waits(): boolean {
    return this.#text !== '';
  }

  /** Keeps the key; false for one that is nothing to keep. */
  press(key: string): boolean {
    // What was entered is chosen: more letters would change it unseen.
    if (isOfCode(key)) this.#text += this.#entered ? '' : key;
    else if (!this.waits) return false;
    else if (key === 'Backspace') this.#text = this.#entered ? this.#text : this.#text.slice(0, -1);
    else if (key === 'Enter') this.#entered = true;
    else return false;
    return true;
  }

  /** Hands over what waits, once. */
  take(): { readonly text: string; readonly entered: boolean } {
    const taken = { text: this.#text, entered: this.#entered };
    this.forget();
    return taken;
  }

  forget(): void {
    this.#text = '';
    this.#entered = false;
  }
}
