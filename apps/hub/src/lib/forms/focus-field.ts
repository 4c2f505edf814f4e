const focusable = 'input:not([type="hidden"], [type="file"]), textarea, select, button, [tabindex]';

/**
 * Focuses the first of these fields in DOM order. A field is found by its `name`. A field with several inputs
 * is found by the `data-field` around them: its invalid input gets the focus, or else its first.
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
  // First the whole field with its error, then the input, if the field is taller than the screen.
  found?.scrollIntoView({ block: 'nearest' });
  target?.scrollIntoView({ block: 'nearest' });
}
