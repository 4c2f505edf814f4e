/**
 * Whether a key is one that people type and attackers try: a pattern over and over, bytes in a row, few different ones.
 * It is looked at as it is written and as the bytes that it may spell. Of random keys in hexadecimal or base64 less than
 * one in ten million is refused.
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

/** Sixteen random bytes hold some fifteen different ones, 32 random hexadecimal digits fourteen. */
function hasFewBytes(bytes: Buffer): boolean {
  return new Set(bytes).size < 8;
}

/** The same again after at most half of the length, to its end. */
function isRepeated(bytes: Buffer): boolean {
  const lengths = Array.from({ length: Math.floor(bytes.length / 2) }, (_, i) => i + 1);
  return lengths.some((length) => bytes.subarray(length).equals(bytes.subarray(0, -length)));
}

/** More than half of the neighbours are the same step apart, up or down; after the last byte comes the first. */
function isSequence(bytes: Buffer): boolean {
  const steps = Array.from(bytes.subarray(1), (byte, i) => (byte - (bytes[i] ?? 0) + 256) % 256);
  const most = Math.max(...Array.from(new Set(steps), (step) => steps.filter((one) => one === step).length));
  return most > steps.length / 2;
}
