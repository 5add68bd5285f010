import type { ViteDevServer } from 'vite';

/** A page that is loaded later must receive the module as it is now. */
export function forgetModule(server: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(id);
    if (module !== undefined) moduleGraph.invalidateModule(module);
  }
}
