/** How much of a promise a test tries. */
export interface SampleSizes {
  /** In a run of CI: each has a seed of its own, so that many runs together try much. */
  readonly ci: number;
  /** With a planted defect, which has to be noticed at the first try: the sizes of commit ab4d1b1. */
  readonly planted: number;
  /** In `npm run soak`. */
  readonly soak: number;
}

/** The size for this run: `npm run soak` sets SOAK=1, `npm run planted` PLANTED=1. */
export function sampleSize({ ci, planted, soak }: SampleSizes): number {
  if (process.env['PLANTED'] === '1') return planted;
  return process.env['SOAK'] === '1' ? soak : ci;
}
