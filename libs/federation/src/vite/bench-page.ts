import type { Plugin } from 'vite';

/** Serves the page on which a tool's `src/bench.tsx` runs, so that no tool carries a copy of it. */
export function benchPage(name: string): Plugin {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} on its bench</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/bench.tsx"></script>
  </body>
</html>`;
  return {
    name: 'thela:bench-page',
    configureServer(server) {
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
