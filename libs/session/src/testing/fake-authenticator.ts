import { vi } from 'vitest';

class FakeCredential {
  readonly id = 'AAAA';
  readonly rawId = new ArrayBuffer(3);
  readonly type = 'public-key';

  toJSON() {
    return { id: this.id, rawId: this.id, type: this.type, response: {} };
  }
}

/** A browser that has an authenticator, until `removeAuthenticator` and `vi.unstubAllGlobals`. */
export function fakeAuthenticator() {
  const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
  create.mockImplementation(async () => new FakeCredential());
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  // Supabase's client looks whether there is `get`, too.
  const value = { create, get: create };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value });
  return {
    create,
    /** As browsers refuse: `NotAllowedError` when the person closes the question. */
    refuse: (name: string) => create.mockRejectedValue(new DOMException(name, name)),
  };
}

export function removeAuthenticator(): void {
  Reflect.deleteProperty(navigator, 'credentials');
}
