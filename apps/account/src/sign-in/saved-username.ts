const storageKey = 'maru.username';

/** Stores the typed e-mail address in this tab, so that it need not be typed again after a wrong password. */
export function saveUsername(form: HTMLFormElement | null): void {
  sessionStorage.setItem(storageKey, fieldOf(form, 'username')?.value ?? '');
}

/** After a failed login: restores the e-mail and focuses the password. */
export function restoreUsername(form: HTMLFormElement | null, hasFailed: boolean): void {
  const saved = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const field = fieldOf(form, 'username');
  if (!hasFailed || !saved || !field || field.value !== '') return;

  field.value = saved;
  fieldOf(form, 'password')?.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
