/** Focuses the next or previous link of a list, or the first if none has the focus. */
export function moveInLinks(list: HTMLElement | null, by: 1 | -1) {
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
}
