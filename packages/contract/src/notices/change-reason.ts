/** Why a published shift changes; both may be missing: a specified call knows neither. */
export interface ChangeReason {
  /** For the person and the managers, never for colleagues; missing: 'senza motivo'. */
  readonly reason?: string | null;
  /** The person is asked to say that the change was read. */
  readonly acknowledge?: boolean;
}
