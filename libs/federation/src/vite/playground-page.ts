import type { Connect, Plugin, ViteDevServer } from 'vite';

/**
 * Serves the page on which a tool's `src/playground.tsx` runs, so that no tool carries a copy of it, and
 * beside it the fake AI and the fake Vapi.
 */
export function playgroundPage(name: string): Plugin {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} in its playground</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/playground.tsx"></script>
  </body>
</html>`;
  return {
    name: 'thela:playground-page',
    configureServer(server) {
      server.middlewares.use(fake(server, 'fake-ai', 'fakeAi'));
      server.middlewares.use(fake(server, 'fake-vapi', 'fakeVapi'));
      return () => {
        server.middlewares.use((request, response, next) => {
          server.transformIndexHtml(request.url ?? '/', page).then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          }, next);
        });
      };
    },
  };
}

/**
 * A fake of the testkit, at the path of its name. It is found from the tool, whose playground this is: we do
 * not know the testkit.
 */
function fake(server: ViteDevServer, name: string, factory: string): Connect.NextHandleFunction {
  let loading: Promise<Connect.NextHandleFunction> | undefined;
  const load = async () => {
    const module = await server.ssrLoadModule(`@thela/testkit/${name}`);
    return (module[factory] as () => Connect.NextHandleFunction)();
  };
  return (request, response, next) => {
    if (!request.url?.startsWith(`/${name}/`)) return next();
    loading ??= load();
    loading.then((answer) => answer(request, response, next), next);
  };
}
