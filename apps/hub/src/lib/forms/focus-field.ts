const focusable = 'input:not([type="hidden"], [type="file"]), textarea, select, button, [tabindex]';

/**
 * Puts the focus into the first of these fields as the form has them from top to bottom. A field is known by its `name`,
 * or, where it is made of several, by `data-field` around them: then into the one that is wrong, else the first.
 */
export function focusField(form: HTMLElement | null, names: readonly string[]) {
  const fields = form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [];
  const found = [...fields].find((field) =>
    names.includes(field.getAttribute('name') ?? field.dataset.field ?? ''),
  );
  const target = found?.matches('input:not([type="hidden"]), textarea, select, button')
    ? found
    : (found?.querySelector<HTMLElement>('[aria-invalid="true"], input:invalid') ??
      found?.querySelector<HTMLElement>(focusable));
  target?.focus();
  (target ?? found)?.scrollIntoView({ block: 'nearest' });
}
