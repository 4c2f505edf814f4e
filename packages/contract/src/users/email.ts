/** Longest address that SMTP allows. */
export const longestEmail = 254;

/** Whether a text looks like an address: something, @, and a domain that ends in two letters or more. */
export function isEmail(text: string): boolean {
  return (
    text.length <= longestEmail &&
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(
      text,
    )
  );
}
