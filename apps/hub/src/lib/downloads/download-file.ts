/** Saves a file through the browser. */
export function downloadFile(name: string, blob: Blob) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
