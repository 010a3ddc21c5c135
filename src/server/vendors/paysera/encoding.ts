/** Paysera's Base64: with `-` and `_` in place of `+` and `/`, padding kept. */
export function toSafeBase64(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

export function fromSafeBase64(text: string): Buffer {
  return Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64');
}

/** Parameters as Paysera sends and takes them: a query string in its Base64. */
export function packParameters(parameters: Readonly<Record<string, string>>): string {
  return toSafeBase64(new URLSearchParams(parameters).toString());
}
