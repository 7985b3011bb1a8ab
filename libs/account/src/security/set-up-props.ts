import type { SecurityPartProps } from './security-parts';

export interface SetUpProps extends Omit<SecurityPartProps, 'refresh'> {
  /** Gets the name of what is set up now. */
  readonly onDone: (name: string) => Promise<void>;
  readonly onCancel: () => void;
  /** The project does not offer this kind. */
  readonly onOff: () => void;
}
