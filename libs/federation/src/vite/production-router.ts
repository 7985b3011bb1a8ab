import type { Plugin } from 'vite';

/** React Router's own default is its development build, whose warnings vendors would download. */
export function productionRouter(): Plugin {
  return {
    name: 'thela:production-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!/^react-router($|\/)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && resolved.id.replace('/dist/development/', '/dist/production/');
    },
  };
}
