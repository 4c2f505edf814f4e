/**
 * Whether a key is guessable: a repeated pattern, sequential bytes, or few different bytes. Checks the text and the
 * bytes that it may encode. Fewer than one in ten million random hexadecimal or base64 keys is refused.
 */
export function isGuessableKey(key: string): boolean {
  return readings(key).some((bytes) => hasFewBytes(bytes) || isRepeated(bytes) || isSequence(bytes));
}

function readings(key: string): Buffer[] {
  const isHex = /^([\da-f]{2})+$/i.test(key);
  const isBase64 = /^[\w+/-]+={0,2}$/.test(key);
  return [
    Buffer.from(key),
    ...(isHex ? [Buffer.from(key, 'hex')] : []),
    ...(isBase64 ? [Buffer.from(key, 'base64')] : []),
  ];
}

/** 16 random bytes have about 15 different values, 32 random hexadecimal digits about 14. */
function hasFewBytes(bytes: Buffer): boolean {
  return new Set(bytes).size < 8;
}

/** A prefix of at most half the length repeats to the end. */
function isRepeated(bytes: Buffer): boolean {
  const lengths = Array.from({ length: Math.floor(bytes.length / 2) }, (_, i) => i + 1);
  return lengths.some((length) => bytes.subarray(length).equals(bytes.subarray(0, -length)));
}

/** More than half of the neighbouring bytes differ by the same step, modulo 256. */
function isSequence(bytes: Buffer): boolean {
  const steps = Array.from(bytes.subarray(1), (byte, i) => (byte - (bytes[i] ?? 0) + 256) % 256);
  const most = Math.max(...Array.from(new Set(steps), (step) => steps.filter((one) => one === step).length));
  return most > steps.length / 2;
}
