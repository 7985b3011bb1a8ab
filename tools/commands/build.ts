import { buildApps } from '../nx';
import { appNamed, listApps } from '../workspace';

/** `npm run build [app ...]` */
export default function build(names: readonly string[]): void {
  const apps = listApps();
  buildApps(names.length > 0 ? names.map((name) => appNamed(name, apps).name) : undefined);
}
