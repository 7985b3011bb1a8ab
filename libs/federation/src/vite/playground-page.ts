import type { Connect, Plugin, ViteDevServer } from 'vite';

/**
 * Serves the page that runs a tool's `src/playground.tsx`, so that no tool needs a copy of it, and the
 * fake AI and the fake Vapi.
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
      server.middlewares.use(fake(server, '/fake-ai/', 'fake-gemini', 'fakeAi'));
      server.middlewares.use(fake(server, '/fake-vapi/', 'fake-vapi', 'fakeVapi'));
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
 * Answers requests below a path by a fake of the testkit. Vite resolves the testkit from the tool, because
 * this lib must not import it.
 */
function fake(
  server: ViteDevServer,
  path: string,
  file: string,
  factory: string,
): Connect.NextHandleFunction {
  let loading: Promise<Connect.NextHandleFunction> | undefined;
  const load = async () => {
    const module = await server.ssrLoadModule(`@thela/testkit/${file}`);
    return (module[factory] as () => Connect.NextHandleFunction)();
  };
  return (request, response, next) => {
    if (!request.url?.startsWith(path)) return next();
    loading ??= load();
    loading.then((answer) => answer(request, response, next), next);
  };
}
