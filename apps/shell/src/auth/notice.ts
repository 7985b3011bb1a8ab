/** What a person should read about an attempt to sign in or up. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly message: string;
}
