/** The start cannot go on; the message is an Italian sentence for whoever started Torre, and all that is printed. */
export class StartProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
  }
}
