/** The embedded database cannot start; the message is an Italian sentence for whoever started Torre. */
export class EmbeddedProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedProblem';
  }
}
