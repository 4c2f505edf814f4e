import { Provider } from 'oidc-provider';

/** The library without the answer to an app that is a page of its own with a form in it: apps are answered by redirects. */
export class RedirectingProvider extends Provider {
  override registerResponseMode(...[name, handler]: Parameters<Provider['registerResponseMode']>): void {
    if (name !== 'form_post') super.registerResponseMode(name, handler);
  }
}
