/** An error in the answer of Supabase's client; outside data. */
export interface BackendError {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  /** HTTP status; 0 when no answer came, or none that was from the backend. */
  readonly status?: number | undefined;
  readonly message: string;
}

/** An answer of Supabase's client. */
export interface BackendAnswer {
  readonly error: BackendError | null;
}

/** Thrown for an answer of Supabase's client that refuses. Its message names no data. */
export class AuthRefusal extends Error {
  readonly answer: BackendError;

  constructor(answer: BackendError) {
    super(`Refused: ${answer.code ?? answer.status}`);
    this.answer = answer;
  }
}
