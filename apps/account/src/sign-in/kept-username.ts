const storageKey = 'maru.username';

/** Keeps the e-mail of a try in this tab, so that nobody types it again after a wrong password. */
export function keepUsername(form: HTMLFormElement | null): void {
  sessionStorage.setItem(storageKey, fieldOf(form, 'username')?.value ?? '');
}

/** After a failed try: gives the e-mail back and puts the cursor where the mistake most likely was. */
export function takeUsername(form: HTMLFormElement | null, hasFailed: boolean): void {
  const kept = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const field = fieldOf(form, 'username');
  if (!hasFailed || !kept || !field || field.value !== '') return;

  field.value = kept;
  fieldOf(form, 'password')?.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
