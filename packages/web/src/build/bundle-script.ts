import { build } from 'vite';

/** Bundles `entry` into one script without imports. `define` replaces constants in it. */
export async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${entry} is more than one script`);
  const [script, ...others] = built.output;
  if (others.length > 0) throw new Error(`${entry} is more than one script`);
  return script.code;
}
