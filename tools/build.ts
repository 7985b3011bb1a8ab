import { buildApps } from './nx';

/** `npm run build [app ...]` */
export default function build(names: readonly string[]): void {
  buildApps(names.length > 0 ? names : undefined);
}
