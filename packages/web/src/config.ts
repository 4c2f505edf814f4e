import type { PageConfig } from '@maru/contract/rendered-page.ts';

let config: PageConfig | undefined;

/**
 * What the server tells this page about itself. It puts `<script type="application/json" id="config">` + PageConfig as
 * JSON (every `<` written `\u003c`) + `</script>` in place of `<!--config-->`; a data block is no script, so that it
 * passes `script-src 'self'`. Throws where the page has none: it was not served by our server.
 */
export function pageConfig(): PageConfig {
  if (config) return config;
  const block = document.getElementById('config')?.textContent;
  if (!block) throw new Error('The page carries no <script type="application/json" id="config">');

  config = JSON.parse(block) as PageConfig;
  return config;
}
