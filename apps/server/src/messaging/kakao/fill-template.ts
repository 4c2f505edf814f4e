import type { KakaoButton } from '#server/providers/kakao/kakao-provider.ts';
import { Undeliverable } from '#server/providers/undeliverable.ts';
import { linkVariable } from './our-templates.ts';

type Filled = { text: string; buttons: KakaoButton[]; variables: Record<string, string> };

const variable = /#\{([^}]+)\}/g;

/** Distinct names of the variables in a text. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name = '']) => name))];
}

/**
 * Fills a registered template. Refuses if the registered text needs variables that the act does not provide, or if no
 * button can lead to the given URL.
 */
export function fillTemplate(
  template: { content: string; buttons: readonly KakaoButton[] },
  given: { variables: Readonly<Record<string, string>>; url: string | undefined },
): Filled {
  const links = template.buttons.flatMap(({ linkMobile, linkPc }) => [linkMobile ?? '', linkPc ?? '']);
  const link = given.url === undefined ? {} : { [linkVariable]: linkIn(links, given.url) };
  const known: Record<string, string> = { ...given.variables, ...link };
  const wanted = variablesIn([template.content, ...links].join('\n'));
  const missing = wanted.filter((name) => !Object.hasOwn(known, name));
  if (missing.length > 0) throw new Undeliverable(`kakao: the template also wants ${missing.join(', ')}`);

  const fill = (text: string) => text.replace(variable, (_, name: string) => known[name] ?? '');
  const buttons = template.buttons.map((button) => ({
    ...button,
    linkMobile: button.linkMobile && fill(button.linkMobile),
    linkPc: button.linkPc && fill(button.linkPc),
  }));
  if (given.url !== undefined && !buttons.some(({ linkMobile }) => linkMobile === given.url))
    throw new Undeliverable('kakao: no button of the template leads to the link');
  return {
    text: fill(template.content),
    buttons,
    variables: Object.fromEntries(wanted.map((name) => [name, known[name] ?? ''])),
  };
}

/** The registered link may already contain the scheme (`https://#{link}`): leave out that prefix. */
function linkIn(links: readonly string[], url: string): string {
  const [pattern = ''] = links.filter((link) => link.includes(`#{${linkVariable}}`));
  const before = pattern.slice(0, pattern.indexOf('#{'));
  return before !== '' && url.startsWith(before) ? url.slice(before.length) : url;
}
