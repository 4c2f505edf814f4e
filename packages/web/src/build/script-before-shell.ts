import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

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
        const script = await inlineScript(entry);
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

async function inlineScript(entry: string): Promise<string> {
  const code = await bundleScript(entry);
  // Either text would end the script element or hide its end.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} cannot stand in a page`);
  return code.trim();
}
