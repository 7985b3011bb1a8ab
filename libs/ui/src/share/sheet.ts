export interface SheetRow {
  readonly name: string;
  /** Between the name and the figure: `1.2 kg`. */
  readonly detail?: string;
  readonly figure: string;
}

/**
 * Figures that a person can hand to somebody: as a text, as a picture, on paper. Each is made of these words alone, so
 * that all say the same. Everything is written out, in the language of the page.
 */
export interface Sheet {
  /** The name of the stall; may be empty. */
  readonly stall: string;
  /** What the figures are of: `The last 7 days`, `Shopping list`. */
  readonly title: string;
  /** A second line of the title, mostly the date; may be empty. */
  readonly subtitle: string;
  readonly rows?: readonly SheetRow[];
  /** The figure that the rows lead to. Money made is shown as profit or loss, any other sum as it is. */
  readonly total?: SheetRow & { readonly kind: 'profit' | 'loss' | 'sum' };
  /** What stands below. */
  readonly list?: { readonly heading: string; readonly rows: readonly SheetRow[] };
  /** In place of figures, as a recipe has: its lines, in which `**…**` is bold. */
  readonly text?: string;
  /** What the figures leave out. */
  readonly notes?: readonly string[];
}
