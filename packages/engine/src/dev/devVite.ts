import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { sharedViteConfig } from '../build/bundle.ts';
import { docsPlugin } from '../build/vitePlugin.ts';
import type { Site } from '../config/siteSchema.ts';
import { DEV_CLIENT } from './devRenderer.ts';

/**
 * Keeps the document as it was sent; closes Vite's overlay, which by itself goes with an update of code only. Vite's
 * client is connected before this runs: what was said until then may be over, so the answer to the question is what
 * counts.
 */
const CLIENT_CODE = `globalThis.docsSource = document.cloneNode(true);
import.meta.hot.on('docs:mended', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
});
import.meta.hot.send('docs:mistakes');`;

/** Vite for the browser side, as middleware of our server. `site` is asked for whenever the configuration is loaded. */
export async function createDevVite(input: {
  root: string;
  engineDir: string;
  projectDir: string;
  site: () => Site;
  server: Server;
}): Promise<ViteDevServer> {
  const { root, engineDir, projectDir, site, server } = input;
  const shared = sharedViteConfig({ root, engineDir, site: site() });
  return createServer({
    ...shared,
    base: site().base,
    cacheDir: join(root, '.cache', 'vite'),
    plugins: [react(), docsPlugin({ root, engineDir, site }), devPlugin()],
    optimizeDeps: {
      entries: [join(engineDir, 'client', 'boot.ts')],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/dist/**', '**/.cache/**'] },
      fs: { allow: [projectDir, root] },
    },
  });
}

function devPlugin(): Plugin {
  return {
    name: 'docs-dev',
    resolveId: { filter: { id: new RegExp(`^${DEV_CLIENT}$`) }, handler: (id) => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${DEV_CLIENT}$`) }, handler: () => CLIENT_CODE },
  };
}
