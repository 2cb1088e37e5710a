/** A month of a plant that somebody has, or had, open. */
export interface OpenMonth {
  readonly icao: string;
  /** YYYY-MM-DD, its first day. */
  readonly month: string;
}
