import type { PageConfig } from '@maru/contract/rendered-page.ts';

let config: PageConfig | undefined;

/**
 * Reads the settings that the server put into this page. The server replaces `<!--config-->` with `<script
 * type="application/json" id="config">`, PageConfig as JSON (every `<` as `\u003c`) and `</script>`. A data
 * block is not executed, so `script-src 'self'` allows it. Throws if the page was not served by our server.
 */
export function pageConfig(): PageConfig {
  if (config) return config;
  const block = document.getElementById('config')?.textContent;
  if (!block) throw new Error('The page carries no <script type="application/json" id="config">');

  config = JSON.parse(block) as PageConfig;
  return config;
}
