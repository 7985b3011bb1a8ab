import type { Plugin } from 'vite';
import { readManifest, sourceRevision } from './workspace';

/** Writes the version and commit of the build into an app's page: `<meta name="build" content="1.0.0 7b3abf502d">`. */
export function buildName(app: string): Plugin {
  return {
    name: 'thela:build-name',
    transformIndexHtml: () => {
      const { version } = readManifest(`apps/${app}`);
      const content = `${version} ${sourceRevision(app).slice(0, 10)}`;
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
    },
  };
}
