import { cpus } from 'node:os';

/** What figures depend on, without saying whose machine it is. */
export function machine() {
  const [first] = cpus();
  return `${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
