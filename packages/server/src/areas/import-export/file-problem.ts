/** A file that cannot be read as a month; its message says in Italian where and why, and what to do. */
export class FileProblem extends Error {
  readonly status: 400 | 413 | 415;

  constructor(message: string, status: 400 | 413 | 415 = 400) {
    super(message);
    this.status = status;
  }
}
