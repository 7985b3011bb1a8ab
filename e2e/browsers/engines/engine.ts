/** An element of the page that a person can use. */
export interface Control {
  readonly click: () => Promise<void>;
  /** Replaces the text of a field. */
  readonly enter: (text: string) => Promise<void>;
  /** Chooses the option of a list that has this text, which is its value, too. */
  readonly choose: (text: string) => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tab of a browser, with storage, caches and service workers of its own. */
export interface EngineTab {
  /** Opens an address and waits until the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Changes the size of the window, in px. Where it has bars of its own, the page gets a little less. */
  readonly resize: (size: Size) => Promise<void>;
  /** Runs an expression in the page, whatever the page's policy is; waits for a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The element that an expression gives in the page, or `null`. */
  readonly control: (expression: string) => Promise<Control | null>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly version: string;
  readonly newTab: () => Promise<EngineTab>;
  readonly close: () => Promise<void>;
}
