const figures: Readonly<Record<string, string>> = {
  earned: '450P',
  used: '1,000P',
  returned: '1,000P',
  revoked: '450P',
  left: '12,300P',
  expiring: '900P',
};

/** Fills a template's text with example figures. */
export function filledExample(content: string, names: { store: string; when: string }): string {
  const known: Readonly<Record<string, string>> = { ...figures, ...names };
  return content.replace(/#\{([^}]+)\}/g, (whole, name: string) => known[name] ?? whole);
}
