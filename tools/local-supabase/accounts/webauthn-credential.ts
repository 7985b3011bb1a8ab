import * as v from 'valibot';

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** How a device is reached, as browsers say it; what we do not know is left out. */
export const Transports = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((given) => given.filter((each) => v.is(v.picklist(transports), each))),
);

/** A public key of a person's device, in base64url; `counter` is how often it has signed. */
export const StoredCredential = v.object({
  id: v.string(),
  publicKey: v.string(),
  counter: v.number(),
  transports: Transports,
  /** The model of the device; zeros when it does not say. */
  aaguid: v.string(),
});

export type StoredCredential = v.InferOutput<typeof StoredCredential>;
