import { build, type Plugin } from 'vite';

const marker = '<!--before-shell-->';
const loads = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Vite plugin. Bundles `entry` into one inline script at `<!--before-shell-->` and moves the tags that load the app
 * into a template before it. The script decides whether the app is loaded. It must not import from a chunk.
 */
export function scriptBeforeShell({ entry }: { entry: string }): Plugin {
  return {
    name: 'maru:script-before-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(marker)) throw new Error(`index.html lacks ${marker}`);
        const shell = html.match(loads)?.map((tag) => tag.trim()) ?? [];
        const script = await bundle(entry);
        return html
          .replaceAll(loads, '')
          .replace(
            marker,
            () => `<template id="shell">${shell.join('')}</template><script>${script}</script>`,
          );
      },
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${entry} is more than one script`);
  const [script, ...others] = built.output;
  // Either would end the script element or hide its end.
  if (others.length > 0 || /<\/script|<!--/i.test(script.code))
    throw new Error(`${entry} cannot stand in a page`);
  return script.code.trim();
}
