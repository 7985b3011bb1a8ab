/** An error in the answer of Supabase's client; outside data. */
export interface BackendError {
  readonly code?: string | undefined;
  /** HTTP status; 0 when no answer came, or none that was from the backend. */
  readonly status?: number | undefined;
  readonly message: string;
}
