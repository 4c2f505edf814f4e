/**
 * What the server tells a page about itself. apps/server/src/http/pages.ts puts
 * `<script type="application/json" id="config">` + JSON (every `<` written `\u003c`) + `</script>` in place of
 * `<!--config-->` in the page; a data block is no script, so that it passes `script-src 'self'`.
 */
export type WebConfig = {
  environment: 'trial' | 'production';
  /** Origin of the account area and authorization server, without a slash at the end. */
  accountUrl: string;
  /** Origin of the hub, without a slash at the end. */
  hubUrl: string;
  /** OAuth client id of the app on this page; public, it has no secret. */
  clientId: string;
};

let config: WebConfig | undefined;

/** Read once from the page. Throws where the page has no such block: it was not served by our server. */
export function webConfig(): WebConfig {
  if (config) return config;
  const block = document.getElementById('config')?.textContent;
  if (!block) throw new Error('The page carries no <script type="application/json" id="config">');

  config = JSON.parse(block) as WebConfig;
  return config;
}
