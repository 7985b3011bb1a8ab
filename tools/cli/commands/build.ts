import { readArguments } from '../arguments';
import { buildApps } from '../nx';
import { appNamed, listApps } from '../../workspace';

/** `npm run build [app ...]` */
export default async function build(args: readonly string[]): Promise<void> {
  const { words } = readArguments(args, { usage: 'npm run build [app ...]', options: {} });
  const apps = listApps();
  await buildApps(words.length > 0 ? words.map((name) => appNamed(name, apps).name) : undefined);
}
